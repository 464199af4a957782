import { peopleIn } from './marked-people.ts';

export interface DocumentAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whose marks are in it, headers included. */
  readonly shows: readonly string[];
}

/** What a browser sends with an address that was typed in. */
const typedIn = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' };

/** Asks for a document as a browser does that navigates to it; a redirect is not followed. */
export async function askDocument(url: string, headers: Readonly<Record<string, string>> = {}): Promise<DocumentAnswer> {
  const answer = await fetch(url, { redirect: 'manual', headers: { ...typedIn, 'accept-language': 'en', ...headers } });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, shows: peopleIn(JSON.stringify([...answer.headers]) + text) };
}

/** The header of a browser that holds a session's cookie, over plain http; which tenant it is for is in the cookie's name. */
export const sessionCookie = (tenant: string, sid: string) => ({ cookie: `sid-${tenant}=${sid}; language=en` });

/** What is wrong with the headers of a document that holds something of a person: nothing may keep it or ask for it again by its version. */
export function keptBy({ headers }: DocumentAnswer): string[] {
  const control = headers.get('cache-control') ?? '';
  return [
    ...(control === 'private, no-store' ? [] : [`Cache-Control: ${control}`]),
    ...['etag', 'last-modified', 'expires', 'age'].filter((name) => headers.has(name)),
    ...(/\bcookie\b/i.test(headers.get('vary') ?? '') ? [] : [`Vary: ${headers.get('vary')}`]),
  ];
}
