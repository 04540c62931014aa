/** What a project says of its fleet: kinds of devices, and how each engine finds one of a kind. */
import { z } from 'zod';

/** A name that goes into names of jobs, files and resources as it is, whatever the engine. */
const name = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const word = z.string().min(1);
/** A word that stands unquoted in a line of a shell script or a comment that an engine reads. */
const plain = z.string().regex(/^[\w./:=,@%+-]+$/, 'letters, digits and ./:=,@%+- alone');
const count = z.number().int().positive();

const kind = z.strictObject({
  /** Backends that a device of this kind must have. */
  backends: z.array(name).min(1),
  /** How many shards its cases are cut into; 1 unless given. */
  shards: count.max(1000).optional(),
  /** What one shard may take; 60 unless given. */
  minutes: count.optional(),
  /** Labels of the runners. */
  github: z.strictObject({ labels: z.array(plain).min(1) }).optional(),
  slurm: z
    .strictObject({
      partition: plain.optional(),
      gres: plain.optional(),
      cpus: count.optional(),
      memory: plain.optional(),
    })
    .optional(),
  kubernetes: z
    .strictObject({
      /** Resources of one pod, which it asks for and is held to: { 'nvidia.com/gpu': '1', memory: '16Gi' }. */
      resources: z.record(z.string(), word).optional(),
      nodeSelector: z.record(z.string(), word).optional(),
    })
    .optional(),
  /** Tags of the agents. */
  buildkite: z.strictObject({ agents: z.record(z.string(), word) }).optional(),
});

export const fleetSchema = z.strictObject({
  /** Which cases; all unless given. */
  query: z
    .string()
    .regex(/^[\w.:*-]+$/, 'a query: node:layer:case')
    .optional(),
  profile: z.enum(['standard', 'thorough', 'literal']).optional(),
  /** A file of measured costs, relative to the configuration, which `gradcert merge` wrote. */
  costs: word.optional(),
  /** Commands that make a fresh machine ready. */
  setup: z.array(word).optional(),
  kinds: z.record(name, kind).refine((kinds) => Object.keys(kinds).length > 0, 'at least one kind is needed'),
  github: z
    .strictObject({
      /** Labels of the runner that merges; a hosted one unless given. */
      labels: z.array(plain).min(1).optional(),
    })
    .optional(),
  slurm: z
    .strictObject({
      /** Partition of the job that merges. */
      partition: plain.optional(),
    })
    .optional(),
  kubernetes: z
    .strictObject({
      /** An image that has this project at its working folder, with everything installed. */
      image: plain,
      namespace: name.optional(),
      /** A claim of a volume that all pods can write (ReadWriteMany), for results. */
      claim: name,
    })
    .optional(),
  buildkite: z
    .strictObject({
      /** Tags of the agent that merges. */
      agents: z.record(z.string(), word).optional(),
    })
    .optional(),
});

export type Fleet = z.infer<typeof fleetSchema>;
export type DeviceKind = Fleet['kinds'][string];
