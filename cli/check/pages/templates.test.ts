import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { templateFindings } from './templates.ts';
import { readTenantFiles } from '../files/tenant-files.ts';

test('a template of a form that is not among the assets is reported with its place', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'templates-')), 'acme');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const elements = ['claim.pdf', 'https://forms.example/a.pdf', 'clam.pdf'].map((pdfUrl, index) => ({
    type: 'text',
    name: `q${index}`,
    pdfUrl,
  }));
  write('assets/claim.pdf', '%PDF-');
  write('tenant.json', '{"slug":"acme"}');
  write('submission-form/a.json', JSON.stringify({ slug: 'a', surveyDefinition: { pages: [{ elements }] } }));
  expect(templateFindings(readTenantFiles(folder).tenant)).toMatchObject([
    {
      file: 'submission-form/a.json',
      code: 'missing-asset',
      pointer: '/surveyDefinition/pages/0/elements/2/pdfUrl',
      suggestion: 'claim.pdf',
    },
  ]);
});
