/** A fleet of two sorts of GPU and plain machines: `npx gradcert fleet`, called in this folder, writes the files of all engines. */
import { defineConfig } from '@gradcert/backends';

export default defineConfig({
  fleet: {
    kinds: {
      h100: {
        backends: ['xla'],
        shards: 4,
        minutes: 30,
        github: { labels: ['self-hosted', 'linux', 'h100'] },
        slurm: { partition: 'gpu', gres: 'gpu:h100:1', cpus: 4, memory: '16G' },
        kubernetes: {
          resources: { 'nvidia.com/gpu': '1', cpu: '4', memory: '16Gi' },
          nodeSelector: { 'nvidia.com/gpu.product': 'NVIDIA-H100-80GB-HBM3' },
        },
        buildkite: { agents: { queue: 'h100' } },
      },
      mi300: {
        backends: ['iree-vulkan'],
        shards: 4,
        github: { labels: ['self-hosted', 'linux', 'mi300'] },
        slurm: { partition: 'gpu', gres: 'gpu:mi300:1', cpus: 4, memory: '16G' },
      },
      cpu: {
        backends: ['tfjs-cpu'],
        shards: 2,
        github: { labels: ['ubuntu-24.04'] },
        slurm: { cpus: 2, memory: '8G' },
        kubernetes: { resources: { cpu: '2', memory: '8Gi' } },
        buildkite: { agents: { queue: 'default' } },
      },
    },
    kubernetes: { image: 'registry.example.org/gradcert:1.0', claim: 'gradcert-results' },
    buildkite: { agents: { queue: 'default' } },
  },
});
