import { IdentityError, type Registration } from '../identity/index.ts';

/** An identity service spoken to by operation name: the embedded one, or a real user pool. Rejects with `IdentityError`. */
export interface IdentityProvider {
  call(operation: string, input: Readonly<Record<string, unknown>>): Promise<object>;
  /** Where people can be added here; a remote pool has registration of its own. */
  readonly registration?: Registration;
}

/** A user pool over HTTP; `endpoint` as https://cognito-idp.eu-west-2.amazonaws.com/. Ten seconds, no retries. */
export function remoteProvider(endpoint: string, fetch: typeof globalThis.fetch = globalThis.fetch): IdentityProvider {
  return {
    async call(operation, input) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify(input),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
      if (response.ok) return body;
      const type = String(body['__type'] ?? response.headers.get('x-amzn-errortype') ?? '')
        .replace(/^.*#/, '')
        .replace(/:.*$/, '');
      if (response.status >= 500 || type === '')
        throw new Error(`The identity service answered ${response.status}: check its address and state.`);
      throw new IdentityError(type, String(body['message'] ?? body['Message'] ?? ''));
    },
  };
}
