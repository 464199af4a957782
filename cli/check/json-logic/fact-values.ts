import { nearest } from '#engine';
import { pageSchemas } from '#schemas/api';
import { factOf, type FactDomain } from '#schemas/page';
import { comparedValues } from './compared-values.ts';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

/** Comparisons of a fact with a value that it never has, such as a status that does not exist. */
export function factValueFindings(tenant: TenantFiles): Finding[] {
  const files = ['configuration', 'submission-form', ...pageSchemas].flatMap((folder) => tenant.in(folder));
  return files.flatMap((file) =>
    comparedValues(file.value).flatMap(({ fact, value, pointer }) => {
      const domain = factOf(fact)?.domain;
      if (!domain || isPossible(value, domain)) return [];
      const meant = domain.type === 'code' ? nearest(String(value), domain.codes) : undefined;
      return [file.at(pointer, 'warning', 'impossible-value', `"${fact}" is ${valuesOf(domain)}, never ${JSON.stringify(value)}.`, meant)];
    }),
  );
}

/** Whether the operators of rules, which convert as JavaScript does, may find a fact equal to a value, or on either side of it. */
function isPossible(value: unknown, domain: FactDomain): boolean {
  if (value === null) return true;
  switch (domain.type) {
    case 'code':
      return domain.codes.includes(String(value));
    case 'boolean':
      return typeof value === 'boolean' || value === 0 || value === 1;
    case 'integer':
      return Number.isInteger(Number(value)) && Number(value) >= domain.minimum && Number(value) <= (domain.maximum ?? Infinity);
    default:
      return true;
  }
}

function valuesOf(domain: FactDomain): string {
  if (domain.type === 'code') return domain.codes.join(' or ');
  if (domain.type === 'boolean') return 'true or false';
  if (domain.type !== 'integer') return domain.type;
  return domain.maximum === undefined
    ? `a whole number from ${domain.minimum}`
    : `a whole number from ${domain.minimum} to ${domain.maximum}`;
}
