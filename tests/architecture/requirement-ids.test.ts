import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/check/source-files.ts';
import { ledgerFaults, readCitations, readLedger } from './requirements-ledger.ts';

const screenTest = { path: 'tests/journeys/hub.journey.ts', text: "test('[NAV-01] the menu', …" };
const unitTest = { path: 'src/data/menu.test.ts', text: "test('[NAV-01] the menu', …" };
const callTest = { path: 'server/a.test.ts', text: "import './a.fixture.ts';\nimport { call } from './a.fixture.ts';\ntest('[NAV-01]')" };
const fixture = { path: 'server/a.fixture.ts', text: 'app.inject({ url })' };

test('the ledger and the titles of the tests agree', () => {
  const ledger = readLedger(readFileSync('docs/requirements.md', 'utf8'));
  const citations = readCitations(sourceFiles());
  expect(ledger.requirements.length).toBeGreaterThan(200);
  expect(citations.length).toBeGreaterThan(200);
  expect(ledgerFaults(ledger, citations)).toEqual([]);
});

test.each([
  ['a screen that a unit test cites', '- **NAV-01** built (screen): text', [unitTest], /no test of kind "screen" .*src\/data\/menu/],
  ['a call that a journey cites', '- **NAV-01** built (call): text', [screenTest], /no test of kind "call"/],
  ['a call that a test without a request cites', '- **NAV-01** built (call): text', [callTest], /no test of kind "call"/],
  ['a second kind without a proof', '- **NAV-01** built (screen, call): text', [screenTest], /no test of kind "call"/],
  ['a citation of an unknown id', '', [unitTest], /cites NAV-01, which is not in docs/],
  ['partly built, and nothing is missing', '- **NAV-01** partly (screen): text', [screenTest], /end its line with/],
  ['built, and something is missing', '- **NAV-01** built (screen): text **Missing**: this.', [screenTest], /make it partly/],
  ['not built, and cited', '- **NAV-01** not built (screen): text', [unitTest], /is not built, and src\/data\/menu.test.ts cites it/],
  ['a line without a state', '- NAV-01 text', [], /write the line as/],
  ['a kind that does not exist', '- **NAV-01** built (unit): text', [], /write the line as/],
  ['one id for two lines', '- **NAV-01** not built (call): a\n- **NAV-01** not built (call): b', [], /two lines/],
])('reported: %s', (_, ledger, files, message) => {
  expect(ledgerFaults(readLedger(ledger), readCitations(files)).join('\n')).toMatch(message);
});

test.each([
  ['a journey', '- **NAV-01** built (screen): text', [screenTest]],
  ['a server test and the fixture that sends its requests', '- **NAV-01** built (call): text', [callTest, fixture]],
  ['a server test', '- **NAV-01** built (server): text', [callTest]],
  ['a title of any kind for what is partly built', '- **NAV-01** partly (screen): text **Missing**: a journey.', [unitTest]],
])('accepted: %s', (_, ledger, files) => {
  expect(ledgerFaults(readLedger(ledger), readCitations(files))).toEqual([]);
});
