import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPublished } from '../read-published.ts';
import { readTenantFiles } from '../files/tenant-files.ts';
import { formFindings } from './forms.ts';

const published = readPublished();

function findingsIn(surveyDefinition: unknown, more: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-forms-'));
  mkdirSync(join(folder, 'submission-form'));
  writeFileSync(
    join(folder, 'submission-form/claim.json'),
    JSON.stringify({ slug: 'claim', name: 'Claim', surveyDefinition, ...more }, null, 1),
  );
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
  [
    'types that are refused',
    {
      elements: [
        { type: 'imagemap', name: 'a' },
        { type: 'text', name: 'b', inputType: 'color' },
        { type: 'multipletext', name: 'c', items: [{ name: 'd', inputType: 'week' }] },
        { type: 'dropdown', name: 'e', choicesLazyLoadEnabled: true },
      ],
    },
    [
      ['unsupported-question', '/surveyDefinition/elements/0/type', 7],
      ['unsupported-question', '/surveyDefinition/elements/1/inputType', 13],
      ['unsupported-question', '/surveyDefinition/elements/2/items/0/inputType', 21],
      ['unsupported-question', '/surveyDefinition/elements/3/choicesLazyLoadEnabled', 28],
    ],
  ],
  [
    'a text in place of a list',
    {
      elements: [
        { type: 'file', name: 'a', acceptedCategories: 'image' },
        {
          type: 'matrixdynamic',
          name: 'b',
          columns: [{ name: 'c', cellType: 'file', acceptedTypes: '.pdf', acceptedCategories: 'image' }],
        },
      ],
    },
    [
      ['refused-part', '/surveyDefinition/elements/0/acceptedCategories', 9],
      ['refused-part', '/surveyDefinition/elements/1/columns/0/acceptedCategories', 19],
    ],
  ],
  [
    'limits of files that are none',
    {
      elements: [
        { type: 'file', name: 'a', maxSize: '10MB', acceptedTypes: '.exe' },
        { type: 'matrixdynamic', name: 'b', columns: [{ name: 'c', cellType: 'file', maxSize: 10 }] },
        { type: 'file', name: 'd', maxSize: 10_485_760, acceptedTypes: '.pdf, image/*' },
      ],
    },
    [
      ['invalid-file', '/surveyDefinition/elements/0/acceptedTypes', 10],
      ['invalid-file', '/surveyDefinition/elements/0/maxSize', 9],
      ['invalid-file', '/surveyDefinition/elements/1/columns/0/maxSize', 19],
    ],
  ],
  [
    "answers by the names of the portal's own values",
    {
      elements: [
        { type: 'text', name: 'source' },
        { type: 'text', name: 'mine', valueName: 'submission_id' },
        { type: 'text', name: 'isSaveAndReturn' },
        { type: 'html', name: 'formName', html: '<p>Name</p>' },
        { type: 'panel', name: 'version', elements: [{ type: 'text', name: 'account_note' }] },
        { type: 'paneldynamic', name: 'trips', templateElements: [{ type: 'text', name: 'source' }] },
      ],
    },
    [
      ['reserved-name', '/surveyDefinition/elements/1/valueName', 13],
      ['reserved-name', '/surveyDefinition/elements/2/name', 17],
    ],
  ],
  ['nothing wrong', { elements: [{ type: 'text', name: 'who' }] }, []],
])('[SEC-29] a form with %s is reported at its place', (_, definition, expected) => expect(findingsIn(definition)).toEqual(expected));

test('a declaration that is not the last page, or may be hidden, is reported', () => {
  const page = (name: string, more: object = {}) => ({ name, elements: [{ type: 'text', name: `of ${name}` }], ...more });
  const codes = (pages: readonly object[]) => findingsIn({ pages }, { declarationPage: 'truth' }).map(([code, pointer]) => [code, pointer]);
  const found = [['no-declaration-page', '/declarationPage']];
  expect(codes([page('who'), page('truth')])).toEqual([]);
  expect(codes([page('truth'), page('who')])).toEqual(found);
  expect(codes([page('who'), page('truth', { visibleIf: '{of who} notempty' })])).toEqual(found);
});

test('[FRM-14] a saving behaviour that is none, or that its question cannot have, is reported', () => {
  const unwrap = { savingBehaviour: 'Unwrap' };
  const found = findingsIn({
    elements: [
      { type: 'fullname', name: 'a', ...unwrap },
      { type: 'text', name: 'b', ...unwrap },
      { type: 'text', name: 'c', savingBehaviour: 7 },
      { type: 'phone', name: 'd', ...unwrap },
      { type: 'text', name: 'number', savingBehaviour: 'Ignore' },
      { type: 'paneldynamic', name: 'e', templateElements: [{ type: 'text', name: 'f', savingBehaviour: -1 }] },
      { type: 'multipletext', name: 'g', ...unwrap, items: [{ name: 'firstName' }] },
    ],
  });
  expect(found.map(([code, pointer]) => [code, pointer])).toEqual(
    ['0', '1', '2', '3', '5/templateElements/0', '6'].map((at) => ['invalid-file', `/surveyDefinition/elements/${at}/savingBehaviour`]),
  );
});

test('reCAPTCHA in the first form of a registration is reported: it would be too old when the second one is sent', () => {
  const recaptcha = { type: 'recaptcha', name: 'person', sitekey: 'k' };
  const codes = (slug: string, ...more: object[]) =>
    findingsIn({ elements: [recaptcha, ...more] }, { slug }).map(([code, pointer]) => [code, pointer]);
  const account = ['email', 'name'].map((name) => ({ type: 'text', name }));
  expect(codes('registration-form-first-page', ...account)).toEqual([['invalid-file', '/surveyDefinition/elements/0/type']]);
  expect(codes('registration-form-details')).toEqual([]);
});

test('a registration that could store nothing on the account, or only a part of what it asks for, is reported', () => {
  const pointers = (slug: string, ...asked: readonly (readonly [type: string, name: string])[]) =>
    findingsIn({ elements: asked.map(([type, name]) => ({ type, name })) }, { slug }).map(([, pointer]) => pointer);
  const first = 'registration-form-first-page';
  expect(pointers(first, ['uniqueemail', 'email'], ['fullname', 'applicant'], ['phone', 'phoneNumber'])).toEqual([]);
  expect(pointers(first, ['text', 'email'], ['fullname', 'name'], ['phone', 'work'])).toEqual([]);
  expect(pointers(first, ['uniqueemail', 'mail'], ['text', 'family_name'])).toEqual(['/surveyDefinition', '/surveyDefinition']);
  expect(pointers(first, ['comment', 'email'], ['fullname', 'family_name'], ['checkbox', 'phoneNumber'])).toEqual(
    [0, 1, 2].map((at) => `/surveyDefinition/elements/${at}/type`),
  );
  expect(pointers('registration-form-details', ['phone', 'phoneNumber'], ['text', 'town'])).toEqual(['/surveyDefinition/elements/0/name']);
});

test('a label question that the form does not ask is reported, with the nearest one', () => {
  const definition = { elements: [{ type: 'text', name: 'registration' }] };
  expect(findingsIn(definition, { labelQuestion: 'registration' })).toEqual([]);
  const [finding] = findingsIn(definition, { labelQuestion: 'registraton' });
  expect(finding?.slice(0, 2)).toEqual(['no-label-question', '/labelQuestion']);
  const hidden = { elements: [{ type: 'text', name: 'risk', visible: false }] };
  expect(findingsIn(hidden, { labelQuestion: 'risk' })).toHaveLength(1);
});
