import type { CheckResult, Finding } from './finding.ts';
import { factValueFindings } from './json-logic/fact-values.ts';
import { oracleFindings } from './json-logic/oracle.ts';
import { formFindings } from './forms/forms.ts';
import { linkFindings } from './references/links.ts';
import { pageFindings } from './pages/pages.ts';
import { peopleFindings } from './people.ts';
import { readPublished, type Published } from './read-published.ts';
import { tenantAndThemeFindings } from './tenant-and-theme.ts';
import { assetFileFindings } from './references/unsafe-assets.ts';
import { assetFindings } from './references/asset-addresses.ts';
import { clashFindings } from './clashes.ts';
import { externalHostFindings } from './pages/unnamed-hosts.ts';
import { tooManyItems } from './files/too-many-items.ts';
import { readTenantFiles, type TenantFiles } from './files/tenant-files.ts';
import { referenceFindings } from './references/missing-slugs.ts';
import { messageAddressFindings } from './pages/message-address.ts';
import { templateFindings } from './pages/templates.ts';
import { unsafeHtmlFindings } from './pages/unsafe-html.ts';
import { wordFindings } from './words/missing-translations.ts';
import { wordValueFindings } from './words/word-values.ts';
import { configurationFindings } from './configuration/configuration-findings.ts';

/** Checks tenants' folders against what is published, and against each other; one result for each. */
export function checkAll(folders: readonly string[], published: Published = readPublished()): CheckResult[] {
  const read = folders.map((folder) => readTenantFiles(folder));
  const tenants = [...new Map(read.map(({ tenant }) => [tenant.folder, tenant])).values()];
  return read.map((one) => checkRead(one, tenants, published));
}

/** Checks one tenant's folder. Data in, findings out; sorted by file and line. */
export const check = (folder: string, published?: Published): CheckResult => checkAll([folder], published)[0] as CheckResult;

function checkRead(
  { tenant, findings }: ReturnType<typeof readTenantFiles>,
  tenants: readonly TenantFiles[],
  published: Published,
): CheckResult {
  const { folder } = tenant;
  if (tenant.files.length === 0) return { folder, tenant: tenant.tenant, files: 0, findings: [] };
  const all: Finding[] = [
    ...findings,
    ...tooManyItems(tenant),
    ...tenantAndThemeFindings(tenant, published),
    ...pageFindings(tenant, published),
    ...unsafeHtmlFindings(tenant, published),
    ...linkFindings(tenant, published),
    ...assetFindings(tenant, published),
    ...assetFileFindings(tenant),
    ...externalHostFindings(tenant, published),
    ...messageAddressFindings(tenant),
    ...templateFindings(tenant),
    ...wordFindings(tenant, published),
    ...wordValueFindings(tenant, published),
    ...formFindings(tenant, published),
    ...configurationFindings(tenant, published),
    ...factValueFindings(tenant),
    ...oracleFindings(tenant),
    ...referenceFindings(tenant),
    ...clashFindings(tenant, tenants),
    ...peopleFindings(tenant, published),
  ];
  return {
    folder,
    tenant: tenant.tenant,
    files: tenant.files.length,
    findings: all.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column),
  };
}
