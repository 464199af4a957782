import { expect, type APIRequestContext } from '@playwright/test';

interface Message {
  readonly to: string;
  readonly at: number;
  readonly text: string;
}

/** Messages to this address or number so far, newest first. */
export async function messagesTo(request: APIRequestContext, url: string, to: string): Promise<Message[]> {
  const messages = (await (await request.get(`${url}/demo/outbox.json`)).json()) as Message[];
  return messages.filter((message) => message.to === to).sort((one, other) => other.at - one.at);
}

/** Passcodes sent to this address so far, newest first. */
export async function passcodes(request: APIRequestContext, url: string, email: string): Promise<string[]> {
  return (await messagesTo(request, url, email)).flatMap(({ text }) => /\b\d{6,8}\b/.exec(text)?.[0] ?? []);
}

/** Links of the mails to this address that staff sent so far, newest first. */
export async function linksMailed(request: APIRequestContext, url: string, email: string): Promise<string[]> {
  return (await messagesTo(request, url, email)).flatMap(({ text }) => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? []);
}

/** The code that arrives after `known` were there. */
export async function nextPasscode(request: APIRequestContext, url: string, email: string, known: number): Promise<string> {
  let codes: string[] = [];
  await expect
    .poll(async () => (codes = await passcodes(request, url, email)).length, {
      message: `a passcode arrives for ${email}`,
      intervals: [100],
    })
    .toBeGreaterThan(known);
  return codes[0] ?? '';
}
