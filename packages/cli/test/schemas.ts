/** Documents against the committed schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';

const folder = join(__dirname, '../schemas');

/** Readers must bear new fields; tests close the schemas, so that a field without a schema is seen. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, close(value)]));
  return 'properties' in closed ? { additionalProperties: false, ...closed } : closed;
}

const ajv = new Ajv({ allErrors: true });
const schemaNames: readonly string[] = readdirSync(folder).map((file) => file.replace('.schema.json', ''));
for (const name of schemaNames) {
  const schema = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')) as object;
  ajv.addSchema(close(schema) as object);
}

/** What in a document's text goes against the schema of that name; empty where nothing does. */
export function problems(name: string, text: string): readonly string[] {
  const validate = ajv.getSchema(`urn:gradcert:schema:${name}:1`);
  if (!validate) throw new Error(`no schema '${name}'`);
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
