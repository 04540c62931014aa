/** JUnit XML, which every CI system reads: one suite per backend and node, one test case per result. */
import { writeFileSync } from 'node:fs';
import pc from 'picocolors';
import { create } from 'xmlbuilder2';
import { groupBy, type CaseResult } from '@gradcert/conformance';
import { failureText } from './failure';
import { isFailure } from './verdicts';

const uncoloured = pc.createColors(false);

/** Characters that XML 1.0 cannot hold, not even escaped (section 2.2, Char). */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const clean = (text: string): string => text.replace(unprintable, '\ufffd');

const seconds = (results: readonly CaseResult[]): string =>
  (results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(3);

/** JUnit has no word for a failure that is expected: it stands among the skipped, with its reason. */
const isSkipped = (verdict: CaseResult['verdict']): boolean =>
  verdict === 'unsupported' || verdict === 'expected-failure';

const counts = (results: readonly CaseResult[]): Record<string, string> => ({
  tests: String(results.length),
  failures: String(results.filter(({ verdict }) => verdict === 'failed').length),
  errors: String(results.filter(({ verdict }) => verdict === 'error').length),
  skipped: String(results.filter(({ verdict }) => isSkipped(verdict)).length),
  time: seconds(results),
});

/** The results as JUnit XML. */
export function junitXml(results: readonly CaseResult[]): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuites', {
    name: 'gradcert',
    ...counts(results),
  });
  const suites = groupBy(results, ({ backend, node }) => `${backend}.${node}`);
  for (const [name, members] of suites) {
    const suite = root.ele('testsuite', { name: clean(name), ...counts(members) });
    for (const result of members) {
      const test = suite.ele('testcase', {
        classname: clean(name),
        name: clean(`${result.node}:${result.layer}:${result.case} [${result.route}]`),
        time: seconds([result]),
      });
      if (isFailure(result)) {
        test
          .ele(result.verdict === 'error' ? 'error' : 'failure', { message: clean(result.message) })
          .txt(clean(failureText(result, uncoloured)));
      } else if (isSkipped(result.verdict)) {
        test.ele('skipped', { message: clean(result.message) });
      }
    }
  }
  return `${root.end({ prettyPrint: true })}\n`;
}

export function writeJunit(path: string, results: readonly CaseResult[]): void {
  writeFileSync(path, junitXml(results));
}
