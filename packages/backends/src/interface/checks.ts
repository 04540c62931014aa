/** Every check of the interface, in the order in which they run. */
import { isUnsupported, type ExecutionRequest } from '../backend';
import { hold, holdEqual, holdRefused, requestOf, shown, type InterfaceCheck } from './check';
import { textCases } from './texts';

/** A process that lives longer after the end of its backend is killed (see worker-process.ts). */
const MOST_SECONDS = 4.5;

const [first, second, third] = textCases;
const [left, right] = first.inputs;

const runsText = (textCase: (typeof textCases)[number]): InterfaceCheck => ({
  name: `text: ${textCase.name}`,
  claim:
    'the result of a small text is what was worked out by hand, and every kernel is counted where it ran',
  route: 'emitted',
  run: async ({ handle }) => {
    const { outputs, kernels } = await handle.execute(requestOf(textCase));
    holdEqual(outputs, textCase.output);
    const { device, fallback, fallbackNames } = kernels;
    hold(
      fallback === 0,
      `${String(fallback)} kernels fell back: ${fallbackNames.join(', ') || 'it does not say which'}`,
    );
    hold(device > 0, 'it counted no kernel on its device');
  },
});

export const interfaceChecks: readonly InterfaceCheck[] = [
  {
    name: 'description',
    claim: 'it says by its own id what it runs on, in which version, and whether that is software',
    run: async ({ definition, handle }) => {
      const { backend, device, version, software } = await handle.describe();
      hold(
        backend === definition.id,
        `it describes itself as '${backend}', and is declared as '${definition.id}'`,
      );
      hold(device !== '', 'it names no device');
      hold(typeof version === 'string' && version !== '', 'it names no version');
      hold(typeof software === 'boolean', "it does not say whether it is 'software'");
    },
  },
  ...textCases.map(runsText),
  {
    name: 'input-count',
    claim: 'a wrong number of inputs is refused',
    route: 'emitted',
    run: ({ handle }) => holdRefused(handle, { ...requestOf(first), inputs: [left] }, 'one input for two'),
  },
  {
    name: 'input-shape',
    claim: 'an input of the wrong shape is refused, also where its size is right',
    route: 'emitted',
    run: ({ handle }) => {
      const flat = { ...right, shape: [right.data.length] };
      return holdRefused(handle, { ...requestOf(first), inputs: [left, flat] }, 'f32[4] for f32[2,2]');
    },
  },
  {
    name: 'input-type',
    claim: 'an input of the wrong type is refused, also where its bytes would fit',
    route: 'emitted',
    run: ({ handle }) => {
      const integers = { type: 'i32', shape: right.shape, data: Int32Array.from(right.data) } as const;
      return holdRefused(handle, { ...requestOf(first), inputs: [left, integers] }, 'i32[2,2] for f32[2,2]');
    },
  },
  {
    name: 'nonsense',
    claim: 'text that is none is refused, and the next request is answered',
    route: 'emitted',
    run: async ({ handle }) => {
      await holdRefused(handle, { route: 'emitted', text: 'module {', inputs: [] }, "the text 'module {'");
      holdEqual((await handle.execute(requestOf(first))).outputs, first.output);
    },
  },
  {
    name: 'unsupported',
    claim:
      'what it lacks is unsupported, which is no failure: an op that nobody has, and a route that it has not',
    run: async ({ definition, handle }) => {
      const missing: ExecutionRequest[] = [
        { route: 'native', op: 'no-such-op', operands: {}, dims: {}, constants: {} },
        ...(definition.routes.includes('emitted') ? [] : [requestOf(first)]),
      ];
      for (const request of missing) {
        const what = request.route === 'native' ? "the op 'no-such-op'" : 'StableHLO text';
        const answer = await handle.execute(request).catch((error: unknown) => error);
        hold(
          isUnsupported(answer),
          `${what} must be refused by an UnsupportedError, and was by: ${String(answer)}`,
        );
      }
    },
  },
  {
    name: 'order',
    claim: 'requests that are made without waiting are answered in order, each with its own result',
    route: 'emitted',
    run: async ({ handle }) => {
      const asked = [first, second, first, third];
      const answers = await Promise.all(asked.map((textCase) => handle.execute(requestOf(textCase))));
      answers.forEach(({ outputs }, place) => {
        holdEqual(outputs, asked[place].output);
      });
    },
  },
  {
    name: 'repetition',
    claim: 'the same request gives the same bits, also after other shapes ran',
    route: 'emitted',
    run: async ({ handle }) => {
      const run = async (): Promise<string> =>
        (await handle.execute(requestOf(second))).outputs.map(shown).join();
      const before = await run();
      for (const other of textCases.slice(2, 5)) await handle.execute(requestOf(other));
      const after = await run();
      hold(before === after, `it returned ${before}, and then ${after}`);
    },
  },
  {
    name: 'end',
    claim: 'it ends when it is disposed of, and describes itself in the same way when it starts again',
    run: async ({ handle, open }) => {
      const before = await handle.describe();
      const start = performance.now();
      await handle.close();
      const seconds = (performance.now() - start) / 1000;
      hold(seconds < MOST_SECONDS, `it did not end within ${String(MOST_SECONDS)} s, and was killed`);
      const again = await open();
      const after = await again.describe();
      await again.close();
      const [one, other] = [before, after].map((description) => JSON.stringify(description));
      hold(one === other, `it described itself as ${one}, and then as ${other}`);
    },
  },
];
