import { FetchError, ofetch } from 'ofetch';
import type { AuthCalls, SignInFlow } from '#schemas/api';
import { portalError } from '../failure/index.ts';
import { activityHeaders } from './activity.ts';

/**
 * Asks the token-mediating sign-in (APP-10): own origin, the session cookie, the header a foreign page cannot send. Rejects with PortalError.
 * Every document asks for its session, also one that another site opened: only a person keeps that alive (SES-01).
 */
export const askAuth = <Path extends keyof AuthCalls>(path: Path, body: AuthCalls[Path]['body']): Promise<AuthCalls[Path]['answer']> => {
  const activity = path === '/auth/session' ? activityHeaders() : { 'X-Activity': '1' };
  return ask(path, { method: 'POST', headers: { 'X-Portal': '1', ...activity }, body: body as Record<string, unknown> });
};

/** LOGIN-14: the step of the sign-in that this browser began. Rejects with PortalError. */
export const askFlow = (): Promise<SignInFlow> => ask('/auth/flow', { headers: { 'X-Portal': '1' } });

async function ask<Answer>(
  path: string,
  call: { method?: 'POST'; headers: Record<string, string>; body?: Record<string, unknown> },
): Promise<Answer> {
  try {
    return await ofetch<Answer, 'json'>(path, { ...call, retry: 0, timeout: 20_000 });
  } catch (error) {
    throw error instanceof FetchError ? portalError(error.status ?? 0, error.data) : error;
  }
}
