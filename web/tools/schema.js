// Makes the types of the protocol from the server's OpenAPI document; --check only compares.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import openapiTS, { astToString } from 'openapi-typescript';

const here = import.meta.dirname;
const FILE = resolve(here, '../src/lib/protocol/schema.ts');
const python = resolve(here, '../../.venv/bin/python');

const document = execFileSync(python, [resolve(here, 'schema.py')], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  env: { ...process.env, PYTHONPATH: resolve(here, '../../src') },
});
const made = `// Made by \`npm run schema\` from the server's OpenAPI document.\n${astToString(
  await openapiTS(JSON.parse(document), { defaultNonNullable: false }),
)}`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, made);
} else if (readFileSync(FILE, 'utf8') !== made) {
  console.error(
    'The protocol has changed: run `npm --prefix web run schema` and see what it means for the page.',
  );
  process.exit(1);
}
