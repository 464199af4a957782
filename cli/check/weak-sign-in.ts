import { passcodeLimits } from '#schemas/values/passcode';
import { identityDefaults } from '#schemas/tenant';
import type { Finding } from './finding.ts';
import type { TenantFiles } from './files/tenant-files.ts';

/** SEC-1, SEC-3, SEC-4: what of `identity` is allowed and weaker than its default, or sends no passcode to whom it is for. */
export function weakSignInFindings(tenant: TenantFiles): Finding[] {
  const settings = tenant.root('tenant');
  const { identity } = (settings?.value ?? {}) as { readonly identity?: Readonly<Record<string, unknown>> };
  const warn = (name: string, message: string, code: Finding['code'] = 'weak-sign-in'): Finding[] =>
    settings ? [settings.at(`/identity/${name}`, 'warning', code, message)] : [];
  const digits = identity?.['codeDigits'];
  return [
    ...(identity?.['enumeration'] === 'spec' ? warn('enumeration', revealing) : []),
    ...(typeof digits === 'number' && digits < identityDefaults.codeDigits ? warn('codeDigits', guessable(digits)) : []),
    ...(leavesOutOwn(identity) ? warn('codeCountries', leftOut(String(identity?.['country'])), 'country-left-out') : []),
  ];
}

/** SEC-4: whether passcodes go to telephones, and not to those of the tenant's own country. */
function leavesOutOwn({ methods, country, codeCountries }: Readonly<Record<string, unknown>> = {}): boolean {
  const byPhone = Array.isArray(methods) && methods.some((method) => method !== 'Email');
  return byPhone && typeof country === 'string' && Array.isArray(codeCountries) && !codeCountries.includes(country);
}

const leftOut = (country: string): string =>
  `Passcodes are sent by Sms or WhatsApp, and to no number of ${country}, which is "country". Add it to "codeCountries", or leave out the methods.`;

const revealing =
  '"spec" lets strangers find out who has an account, and a registration opens an account before its address is proven. Use "strict", the default, unless a requirement needs "spec".';

/** The odds of a stranger who uses every try of a code, and of one who goes on until only a mailed link unlocks the account. */
function guessable(digits: number): string {
  const { triesPerCode, consecutiveFailures } = passcodeLimits;
  const oneIn = (tries: number) => `1 in ${(10 ** digits / tries).toLocaleString('en')}`;
  return `A stranger guesses a passcode of ${digits} digits with odds of ${oneIn(triesPerCode)} if they use all ${triesPerCode} tries of one code, and of ${oneIn(consecutiveFailures)} if they use the ${consecutiveFailures} tries after which an account is locked. ${identityDefaults.codeDigits} digits, the default, make that 1 in ${(10 ** identityDefaults.codeDigits / consecutiveFailures).toLocaleString('en')}.`;
}
