import { allReduce, constant, divide } from '@gradcert/stablehlo';
import type { ReplicaMean } from '../entry';

/** The mean over all replicas: their sum, divided by their number. */
export const replicaMean =
  (replicas: number): ReplicaMean =>
  (local) => {
    const all = Array.from({ length: replicas }, (_, replica) => replica);
    return divide(allReduce(local, [all]), constant(replicas, local.shape));
  };
