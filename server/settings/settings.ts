import { addressLookupSettings } from './address-lookup.ts';
import { serverSettings } from './server.ts';
import { contentSettings } from './content.ts';
import { databaseSettings } from './database.ts';
import { limitSettings } from './limits.ts';
import { messageSettings } from './messages.ts';
import { operationSettings } from './operation.ts';
import { outboundHostSettings } from './outbound-hosts.ts';
import { retentionSettings } from './retention.ts';
import { secretSettings } from './secrets.ts';
import { fileScanningSettings } from './file-scanning.ts';
import { settingsIn, type Setting } from './setting.ts';

/**
 * Every setting of the server, in the order in which it is documented. `Config` has this shape: a row here is all it takes to read, check,
 * type and describe a setting.
 */
export const settings = {
  ...serverSettings,
  ...databaseSettings,
  ...messageSettings,
  ...operationSettings,
  ...contentSettings,
  ...outboundHostSettings,
  ...addressLookupSettings,
  ...secretSettings,
  ...fileScanningSettings,
  ...retentionSettings,
  limits: limitSettings,
} as const;

/** The settings as text for people: one paragraph each, for docs/how-to/settings.md and for `--help`. Pure. */
export const describeSettings = (): string => settingsIn(settings).map(describe).join('\n');

function describe(setting: Setting): string {
  const { env, about, fallback, demo, needed, only } = setting;
  const facts = [
    kindOf(setting),
    fallback === undefined || setting.kind === 'keys' || String(fallback) === '' ? undefined : `default ${fallback}`,
    demo === undefined ? undefined : `in demo ${demo}`,
    setting.kind === 'secret' ? 'made and kept under PORTICO_DATA in demo' : undefined,
    needed && `needed in ${needed}`,
    only && `${only} only`,
  ].filter((fact) => fact !== undefined);
  return `- \`${env}\` (${facts.join('; ')}): ${about}`;
}

function kindOf(setting: Setting): string {
  if (setting.kind === 'number') return `number from ${setting.min} to ${setting.max}`;
  if (setting.kind === 'choice') return setting.choices.join(' or ');
  if (setting.kind === 'keys') return 'keys by tenant';
  if (setting.kind === 'countries') return 'list of countries';
  return setting.kind === 'hosts' ? 'list of hosts' : setting.kind;
}
