import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPublished } from '../read-published.ts';
import { readTenantFiles } from '../files/tenant-files.ts';
import { formFindings } from './forms.ts';

const published = readPublished();

function findingsIn(surveyDefinition: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-forms-'));
  mkdirSync(join(folder, 'submission-form'));
  writeFileSync(join(folder, 'submission-form/claim.json'), JSON.stringify({ slug: 'claim', name: 'Claim', surveyDefinition }, null, 1));
  const findings = formFindings(readTenantFiles(folder).tenant, published);
  rmSync(folder, { recursive: true });
  return findings.filter(({ severity }) => severity === 'error').map(({ code, pointer, line }) => [code, pointer, line]);
}

test.each([
  ['a text', 'x', [['invalid-file', '/surveyDefinition', 4]]],
  ['a refused name', { elements: [{ type: 'text', name: 'constructor' }] }, [['refused-name', '/surveyDefinition/elements/0/name', 8]]],
  ['a refused type', { elements: [{ type: 'constructor', name: 'who' }] }, [['refused-name', '/surveyDefinition/elements/0/type', 7]]],
  ['an empty entry', { elements: [null] }, [['form-does-not-load', '/surveyDefinition/elements/0', 6]]],
  [
    'too many questions',
    { elements: Array.from({ length: 2001 }, (_, at) => ({ type: 'text', name: `q${at}` })) },
    [['form-does-not-load', '/surveyDefinition', 4]],
  ],
  [
    'unknown types',
    {
      elements: [
        { type: 'txt', name: 'a' },
        { name: 'b' },
        { type: 'matrixdynamic', name: 'c', columns: [{ name: 'd', cellType: 'txt' }] },
      ],
    },
    [
      ['unknown-question-type', '/surveyDefinition/elements/0/type', 7],
      ['unknown-question-type', '/surveyDefinition/elements/1/type', 10],
      ['unknown-question-type', '/surveyDefinition/elements/2/columns/0/cellType', 19],
    ],
  ],
  [
    'ways out of the portal',
    {
      navigateToUrl: 'https://x.example',
      surveyPostId: '7',
      elements: [{ type: 'dropdown', name: 'a', choicesByUrl: { url: '//x.example' } }],
    },
    [
      ['refused-part', '/surveyDefinition/navigateToUrl', 5],
      ['refused-part', '/surveyDefinition/surveyPostId', 6],
      ['refused-part', '/surveyDefinition/elements/0/choicesByUrl', 11],
    ],
  ],
  ['nothing wrong', { elements: [{ type: 'text', name: 'who' }] }, []],
])('[SEC-29] a form with %s is reported at its place', (_, definition, expected) => expect(findingsIn(definition)).toEqual(expected));
