import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/check/source-files.ts';
import { ledgerFaults, readCitations, readLedger } from '../../scripts/check/requirements-ledger.ts';

/** Apart from its brackets, so that this file cites nothing. */
const id = 'NAV-01';
const screenTest = { path: 'tests/journeys/hub.journey.ts', text: `test('[${id}] the menu', …` };
const unitTest = { path: 'src/data/menu.test.ts', text: `test('[${id}] the menu', …` };
const callTest = { path: 'server/a.test.ts', text: `import './a.fixture.ts';\nimport { call } from './a.fixture.ts';\ntest('[${id}]')` };
const fixture = { path: 'server/a.fixture.ts', text: 'app.inject({ url })' };

test('the ledger and the titles of the tests agree', () => {
  const ledger = readLedger(
    globSync('docs/requirements/*.md')
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  );
  const citations = readCitations(sourceFiles());
  expect(ledger.requirements.length).toBeGreaterThan(200);
  expect(citations.length).toBeGreaterThan(200);
  expect(ledgerFaults(ledger, citations)).toEqual([]);
});

test.each([
  ['a screen that a unit test cites', '## Built\n- NAV-01 (screen): text', [unitTest], /no test of kind "screen" .*src\/data\/menu/],
  ['a call that a journey cites', '## Built\n- NAV-01 (call): text', [screenTest], /no test of kind "call"/],
  ['a call that a test without a request cites', '## Built\n- NAV-01 (call): text', [callTest], /no test of kind "call"/],
  ['a second kind without a proof', '## Built\n- NAV-01 (screen, call): text', [screenTest], /no test of kind "call"/],
  ['a citation of an unknown id', '', [unitTest], /cites NAV-01, which is not in docs/],
  [
    'a unit test beside the journey',
    '## Built\n- NAV-01 (screen): text',
    [screenTest, unitTest],
    /menu.test.ts cites NAV-01, and proves nothing/,
  ],
  ['partly built, by a unit test', '## Partly built\n- NAV-01 (screen): text **Missing**: this.', [unitTest], /proves nothing of it/],
  ['partly built, and nothing is missing', '## Partly built\n- NAV-01 (screen): text', [screenTest], /end its line with/],
  ['built, and something is missing', '## Built\n- NAV-01 (screen): text **Missing**: this.', [screenTest], /make it partly/],
  ['not built, and cited', '## Not built\n- NAV-01 (screen): text', [unitTest], /is not built, and src\/data\/menu.test.ts cites it/],
  ['a line without a state', '- NAV-01 text', [], /write the line as/],
  ['a kind that does not exist', '## Built\n- NAV-01 (unit): text', [], /write the line as/],
  ['one id for two lines', '## Not built\n- NAV-01 (call): a\n- NAV-01 (call): b', [], /two lines/],
])('reported: %s', (_, ledger, files, message) => {
  expect(ledgerFaults(readLedger(ledger), readCitations(files)).join('\n')).toMatch(message);
});

test.each([
  ['a journey', '## Built\n- NAV-01 (screen): text', [screenTest]],
  ['a server test and the fixture that sends its requests', '## Built\n- NAV-01 (call): text', [callTest, fixture]],
  ['a server test', '## Built\n- NAV-01 (server): text', [callTest]],
  ['a journey of what is partly built', '## Partly built\n- NAV-01 (screen): text **Missing**: a button.', [screenTest]],
])('accepted: %s', (_, ledger, files) => {
  expect(ledgerFaults(readLedger(ledger), readCitations(files))).toEqual([]);
});
