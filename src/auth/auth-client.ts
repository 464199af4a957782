import type { AuthCalls } from '#schemas/api';
import { portalError } from '../api/portal-error.ts';

/** Asks the token-mediating sign-in (APP-10): own origin, cookie of `/auth` only, the header a foreign page cannot send. Rejects with PortalError. */
export async function askAuth<Path extends keyof AuthCalls>(path: Path, body: AuthCalls[Path]['body']): Promise<AuthCalls[Path]['answer']> {
  const { ofetch, FetchError } = await import('ofetch');
  try {
    return await ofetch<AuthCalls[Path]['answer'], 'json'>(path, {
      method: 'POST',
      headers: { 'X-Portal': '1', 'X-Activity': '1' },
      body: body as Record<string, unknown>,
      retry: 0,
      timeout: 20_000,
    });
  } catch (error) {
    throw error instanceof FetchError ? portalError(error.status ?? 0, error.data) : error;
  }
}
