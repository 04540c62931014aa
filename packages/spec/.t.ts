import { loadSpec } from '@gradcert/spec';
import { printModule, verifyModule } from '@gradcert/stablehlo';
let s;
try {
  s = loadSpec();
} catch (e) {
  console.log((e as Error).message);
  process.exit(1);
}
const T = performance.now.bind(performance);
for (const n of s.nets) {
  let t = T();
  const net = n.derive();
  console.log(n.id, net.parameters.length, 'derive', T() - t, net.forward.length, net.backward.length);
  t = T();
  const m = net.trainStep();
  console.log('train', T() - t);
  t = T();
  console.log(verifyModule(m).slice(0, 3), T() - t);
  t = T();
  const text = printModule(m);
  console.log('print', T() - t, text.length);
}
