import { languageCodes, type Tenant } from '#schemas/tenant';
import type { Config } from '../../platform/config/index.ts';
import { demoOrigin } from '../../platform/http/index.ts';
import { tenantName } from '../../platform/words/index.ts';
import { byPort } from './by-port.ts';
import { isLoopback } from './screens/this-machine.ts';

const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
const faint = (text: string): string => `\u001b[2m${text}\u001b[0m`;

/** A person to sign in with, and where: each belongs to one tenant. */
export interface DemoPerson {
  readonly email: string;
  readonly tenant: string;
}

/** Where to go and how to sign in, for the person who typed `npm start`. Pure. */
export function banner(
  config: Pick<Config, 'port' | 'origin' | 'fixturesDir' | 'bind'>,
  tenants: readonly Tenant[],
  people: readonly DemoPerson[] = [],
): string {
  const ordered = tenants.toSorted(byPort);
  const placeOf = ({ tenant }: DemoPerson): number => ordered.findIndex(({ slug }) => slug === tenant);
  const named = ordered.map(({ name, slug, demoPort = 0, ...tenant }) => {
    const languages = languageCodes(tenant);
    return {
      name: tenantName({ name, slug }, { language: languages[0] ?? 'en', languages }),
      address: demoOrigin(config, { demoPort }),
      languages: languages.join(', '),
    };
  });
  const width = Math.max(...named.map(({ name }) => name.length), 13);
  const row = (name: string, value: string, note = ''): string =>
    `  ${name.padEnd(width)}  ${bold(value)}${note ? `  ${faint(note)}` : ''}`;
  return [
    '',
    `  ${bold('Portico')} is ready.`,
    '',
    row('Start here', `${demoOrigin(config, {})}/demo`, 'every person of the demo is one click'),
    '',
    ...named.map(({ name, address, languages }) => row(name, address, languages)),
    '',
    row('Outbox', `${config.origin}/demo/outbox`, 'passcodes and mail arrive here'),
    ...people
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ email, tenant }, index) => row(index === 0 ? 'Or sign in as' : '', email, `at ${tenant}`)),
    ...(isLoopback(config.bind)
      ? []
      : [
          `  ${bold('WARNING: other machines reach this demo')} (it listens at ${config.bind}). Anyone there can register and read what its forms hold.`,
          '  One-click sign-in and the outbox answer this machine alone. Leave PORTICO_BIND out to keep the demo to yourself.',
        ]),
    `  ${faint(`Save a file in ${config.fixturesDir} and the page changes. Ctrl+C stops.`)}`,
    '',
  ].join('\n');
}
