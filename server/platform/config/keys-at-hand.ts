import { keptSecrets } from './demo-secrets.ts';

/** The keys that stored data is sealed with, where a command can read them as the server does; makes none. */
export function keysAtHand(
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): { readonly sessionKey: string; readonly codePepper: string } | undefined {
  const kept = keptSecrets(dataDir);
  const key = (name: string): string => env[name]?.trim() || (kept[name] ?? '');
  const sessionKey = key('PORTICO_SESSION_KEY');
  const codePepper = key('PORTICO_CODE_PEPPER');
  return sessionKey && codePepper ? { sessionKey, codePepper } : undefined;
}
