import { keptSecrets } from './demo-secrets.ts';
import { settings } from '../../settings/index.ts';
import type { Environment } from './read-settings.ts';

/** The keys that stored data is sealed with, where a command can read them as the server does; makes none. */
export function readKeys(env: Environment, dataDir: string): { readonly sessionKey: string; readonly codePepper: string } | undefined {
  const kept = keptSecrets(dataDir);
  const key = (setting: { readonly env: string }): string => env[setting.env]?.trim() || (kept[setting.env] ?? '');
  const sessionKey = key(settings.secrets.sessionKey);
  const codePepper = key(settings.secrets.codePepper);
  return sessionKey && codePepper ? { sessionKey, codePepper } : undefined;
}
