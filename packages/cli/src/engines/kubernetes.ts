import type { Fleet } from '@gradcert/backends';
import { CallError } from '../exit';
import { kindsOf, mergeCommand, shardCommand, yaml, type Engine, type EngineKind } from './engine';

const FOLDER = 'fleet/kubernetes';
const CONTAINER = 'gradcert';
/** The ConfigMap that names the run: its key is 'name'. */
const RUN_MAP = 'gradcert-run';
/** Seconds for which an ended job is kept. */
const KEPT = 7 * 24 * 3600;

type Cluster = NonNullable<Fleet['kubernetes']>;

const job = ({ namespace }: Cluster, name: string, spec: object): object => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: {
    name,
    ...(namespace !== undefined && { namespace }),
    labels: { 'app.kubernetes.io/name': 'gradcert' },
  },
  spec,
});

/** A pod with the project's image and the volume of results. */
const pod = ({ image, claim }: Cluster, script: string, kind?: EngineKind<'kubernetes'>): object => ({
  metadata: { labels: { 'app.kubernetes.io/name': 'gradcert' } },
  spec: {
    restartPolicy: 'Never',
    automountServiceAccountToken: false,
    ...(kind?.own.nodeSelector && { nodeSelector: kind.own.nodeSelector }),
    containers: [
      {
        name: CONTAINER,
        image,
        command: ['bash', '-euc', script],
        env: [
          { name: 'POD', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
          // The volume outlives a run: each has a folder of its own.
          { name: 'RUN', valueFrom: { configMapKeyRef: { name: RUN_MAP, key: 'name' } } },
        ],
        ...(kind?.own.resources && {
          resources: { requests: kind.own.resources, limits: kind.own.resources },
        }),
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        volumeMounts: [{ name: 'results', mountPath: '/results' }],
      },
    ],
    volumes: [{ name: 'results', persistentVolumeClaim: { claimName: claim } }],
  },
});

function shardsJob(cluster: Cluster, kind: EngineKind<'kubernetes'>): object {
  const { id, shards, minutes } = kind;
  // Indexes are counted from 0, shards from 1. A pod's name is new with each attempt.
  const run = shardCommand(id, '$((JOB_COMPLETION_INDEX + 1))', shards, `/results/$RUN/${id}-$POD.jsonl`);
  return job(cluster, `gradcert-${id}`, {
    completionMode: 'Indexed',
    completions: shards,
    parallelism: shards,
    activeDeadlineSeconds: 60 * minutes,
    ttlSecondsAfterFinished: KEPT,
    backoffLimitPerIndex: 1,
    maxFailedIndexes: shards,
    podFailurePolicy: {
      rules: [
        // A pod that was evicted, preempted or lost its node is no attempt.
        { action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] },
        // 75 alone is retried, once.
        {
          action: 'FailIndex',
          onExitCodes: { containerName: CONTAINER, operator: 'NotIn', values: [75] },
        },
      ],
    },
    template: pod(cluster, `exec ${run}`, kind),
  });
}

export default {
  id: 'kubernetes',
  title: 'Kubernetes: an Indexed Job for each kind, and a Job that merges',
  files: (fleet) => {
    const cluster = fleet.kubernetes;
    if (!cluster)
      throw new CallError(
        'kinds of the fleet name kubernetes, and the fleet says neither its image nor its claim',
        "add to the fleet in gradcert.config.ts: kubernetes: { image: '...', claim: '...' }",
      );
    const kinds = kindsOf(fleet, 'kubernetes');
    const merge = job(cluster, 'gradcert-merge', {
      backoffLimit: 0,
      activeDeadlineSeconds: 1800,
      ttlSecondsAfterFinished: KEPT,
      template: pod(cluster, `exec ${mergeCommand(kinds, '/results/$RUN', '/results/$RUN/report')}`),
    });
    return [
      { path: `${FOLDER}/shards.yaml`, text: yaml(...kinds.map((kind) => shardsJob(cluster, kind))) },
      { path: `${FOLDER}/merge.yaml`, text: yaml(merge) },
    ];
  },
} satisfies Engine;
