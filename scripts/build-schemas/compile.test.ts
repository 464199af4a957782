import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The script as it is run: in a Node of its own, on a codebase with one block. */
let folder: string;
const root = join(import.meta.dirname, '../..');
const build = (schema: string) => {
  const program = `
    const { compile } = await import(${JSON.stringify(join(root, 'scripts/build-schemas/compile.ts'))});
    const source = { kind: 'block', type: 'card', file: 'registry/blocks/card/card.schema.ts', schema: ${schema}, texts: { more: 'Read more' }, examples: {}, needs: [], interactive: false };
    console.log(JSON.stringify(compile(source)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  ) as { js: string; dts: string };
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-compile-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = `{ 'x-localised': true, 'x-format': 'html', anyOf: [{ type: 'string', maxLength: 5 }] }`;

test('a compiled validator is a module of its own: no eval, no require, small', async () => {
  const { js, dts } = build(
    `{ type: 'object', required: ['title'], properties: { title: ${text}, tone: { type: 'string', enum: ['calm', 'loud'] } }, additionalProperties: false }`,
  );
  expect(js).not.toMatch(/\beval\(|new Function|require\(/);
  expect(js).toContain('export const guarded = ["/title"];');
  expect(dts).toContain('readonly "more": string;');

  const runtime = join(root, 'schemas/check/schema-issues.ts');
  const file = join(folder, 'card.ts');
  writeFileSync(file, js.replace('./runtime/faults.js', runtime));
  const { validate, localised, texts } = (await import(file)) as {
    validate(props: unknown): unknown[];
    localised: string[];
    texts: object;
  };
  expect(validate({ title: { en: 'short' }, tone: 'calm' })).toEqual([]);
  expect(validate({ tone: 'lod', colour: 1 })).toEqual([
    { pointer: '', message: 'The property "title" is missing.', property: 'title' },
    { pointer: '', message: 'There is no property "colour" here.', property: 'colour', known: ['title', 'tone'] },
    { pointer: '/tone', message: '"tone" must be one of "calm", "loud".', known: ['calm', 'loud'] },
  ]);
  expect([localised, texts]).toEqual([['/title'], { more: 'Read more' }]);
});

test('a schema that would need a library in the browser is refused with the way out', () => {
  expect(() => build(`{ type: 'object', properties: { list: { type: 'array', items: { type: 'object' }, uniqueItems: true } } }`)).toThrow(
    /use plainer keywords/,
  );
});

test('an unknown keyword is refused', () => {
  expect(() => build(`{ type: 'object', requierd: ['title'] }`)).toThrow(/unknown keyword/);
});
