import type { CheckResult, Finding } from './finding.ts';
import { formFindings } from './forms/forms.ts';
import { linkFindings } from './links.ts';
import { pageFindings } from './pages.ts';
import { readPublished, type Published } from './published.ts';
import { documentFindings } from './documents.ts';
import { assetFindings } from './assets.ts';
import { readTenantFiles } from './tenant-files.ts';
import { outsideHostFindings } from './outside-hosts.ts';
import { referenceFindings } from './references.ts';
import { templateFindings } from './templates.ts';
import { unsafeHtmlFindings } from './unsafe-html.ts';
import { wordFindings } from './words.ts';
import { wordValueFindings } from './word-values.ts';
import { workflowFindings } from './workflow/workflow.ts';

/** Checks a tenant's folder against what is published. Data in, findings out; sorted by file and line. */
export function check(folder: string, published: Published = readPublished()): CheckResult {
  const { tenant, findings } = readTenantFiles(folder);
  if (tenant.files.length === 0) return { folder, tenant: tenant.tenant, files: 0, findings: [] };
  const all: Finding[] = [
    ...findings,
    ...documentFindings(tenant, published),
    ...pageFindings(tenant, published),
    ...unsafeHtmlFindings(tenant, published),
    ...linkFindings(tenant, published),
    ...assetFindings(tenant, published),
    ...outsideHostFindings(tenant, published),
    ...templateFindings(tenant),
    ...wordFindings(tenant, published),
    ...wordValueFindings(tenant),
    ...formFindings(tenant, published),
    ...workflowFindings(tenant, published),
    ...referenceFindings(tenant),
  ];
  return {
    folder,
    tenant: tenant.tenant,
    files: tenant.files.length,
    findings: all.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column),
  };
}
