/** Documents that this program reads back, against their committed schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';

const folder = join(__dirname, '../schemas');
let ajv: Ajv | undefined;

/** @throws Error where there is no such schema. */
function validatorOf(reference: string): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv();
    for (const file of readdirSync(folder)) {
      ajv.addSchema(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object);
    }
  }
  const validate = ajv.getSchema(`urn:gradcert:schema:${reference}`);
  if (!validate) throw new Error(`there is no schema '${reference}'`);
  return validate;
}

/**
 * What first goes against a schema, and where; undefined where the value keeps to it.
 * @param reference 'report:1', or a part of a schema: 'common:1#/$defs/caseResult'
 */
export function schemaProblem(reference: string, value: unknown): string | undefined {
  const validate = validatorOf(reference);
  if (validate(value)) return undefined;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath ?? ''} ${first?.message ?? 'is not as it should be'}`.trim();
}
