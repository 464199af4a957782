import { expect, test } from 'vitest';
import { fileRuleFaults } from './file-rules.ts';
import { wordCounts, wordFaults } from './style-words.ts';

const found = (text: string, path = 'src/one.ts') => wordFaults({ path, text }).map((fault) => `${fault.line} ${fault.found}`);

test.each([
  ['a name', 'const mostBytes = 1;', ['1 most']],
  ['a member and its private field', 'class A { #verdict = 1; tell() { return this.#verdict; } }', ['1 tell', '1 verdict', '1 verdict']],
  ['a comment over several lines', '/**\n * Whoever calls.\n */\nconst a = 1;', ['2 whoever']],
  ['a verb of place in a comment', '// The page stands below.\nconst a = 1;', ['1 stands']],
  ['a document elsewhere', 'const a = 1; // SECURITY 1C row 34', ['1 SECURITY']],
  ['a document of capitals in brackets', '// Pages are cached (ARCHITECTURE), (UX).\nconst a = 1;', ['1 ARCHITECTURE', '1 UX']],
  ['a specification elsewhere', '// By the specification; specification 2.\nconst a = 1;', ['1 specification 2', '1 the specification']],
  ['a section of a specification', '// As S2 §7.\nconst a = 1;', ['1 S2 §']],
  ['a title of a test', "test.each(cases)('nobody is %s', () => {});", ['1 nobody']],
  ['a message of an error', 'throw new ProblemError(404, code, `What ${name} says is unknown.`);', ['1 says']],
])('found: %s', (_, text, faults) => {
  expect(found(text).sort()).toEqual(faults);
});

test.each([
  ['a text', "const a = 'Nobody told whoever stands in the room';"],
  ['a pattern with quotes', "const a = /['\"`]/; const b = 'told';"],
  ['most and longest in a comment', '// At most five; the longest waits.\nconst a = 1;'],
  ['a part of another word', 'const outsideness = 1, retold = 2, almost = 3;'],
  ['what a letter stands for, and a stand-in', '// K stands for key; a stand-in answers.\nconst a = 1;'],
  ['a member of a stored document', 'const { outsideHosts } = tenant;'],
  ['a text that a title quotes', "test('the page shows “whoever”', () => {});"],
  ['a requirement and a decision', '// NAV-02, docs/decisions/0007.\nconst a = 1;'],
])('left alone: %s', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('found: file names, JSX and stylesheets', () => {
  expect(found('', 'src/tell-findings.ts')).toEqual(['1 tell']);
  expect(found('', 'src/kept-answers.ts')).toEqual(['1 kept']);
  expect(found('export const a = <Shelf />;', 'src/One.tsx')).toEqual(['1 shelf']);
  expect(found('/* The door. */\n.shelf { --told: 1px; content: "told"; }', 'src/one.css')).toEqual(['1 door', '2 shelf', '2 told']);
});

test('the check of files reports words in clean folders only, with what to write', () => {
  const text = 'export const verdict = 1;\n';
  expect(fileRuleFaults([{ path: 'src/hub/one.ts', text }])).toBe('src/hub/one.ts:1: "verdict": validate, result (docs/style.md).');
  expect(fileRuleFaults([{ path: 'not-listed/one.ts', text }])).toBe('');
});

test('found: words in the prose of a document, not in its code or quotations', () => {
  expect(found('The `door` is "told".\n\n```ts\nconst room = 1;\n```\n\nIt stands there.', 'docs/one.md')).toEqual(['7 stands']);
});

test('a citation of a document elsewhere is refused in every folder', () => {
  expect(fileRuleFaults([{ path: 'not-listed/one.ts', text: '// As in ARCHITECTURE.\n' }])).toContain('"ARCHITECTURE"');
});

test('the counts name every folder, and all', () => {
  const files = [
    { path: 'src/hub/one.ts', text: 'export const verdict = 1;' },
    { path: 'src/app/one.ts', text: '' },
  ];
  expect(wordCounts(files)).toMatch(/ 1 {2}all\n +1 {2}src\n +0 {2}src\/app\n +1 {2}src\/hub$/);
});
