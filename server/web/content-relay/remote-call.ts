import type { SquidexCall } from './squidex-client.ts';

const timeoutMs = 10_000;
const largest = 8 * 1024 * 1024;
const attempts = 3;

/** Calls a content service over the network: ten seconds at most, 8 MB at most, GET tried three times with jitter. */
export function remoteCall(baseUrl: string): SquidexCall {
  const once: SquidexCall = async (path, init) => {
    const answer = await fetch(`${baseUrl}${path}`, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, body: await readUpTo(answer, largest) };
  };
  return async (path, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const last = init.method !== 'GET' || attempt === attempts;
      const answer = await once(path, init).catch((error: unknown) => {
        if (last) throw error;
        return undefined;
      });
      if (answer && (last || answer.status < 500)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt * (0.5 + Math.random())));
    }
  };
}

async function readUpTo(answer: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > limit) throw new Error('the content service answered with too much');
  }
  return text + decoder.decode();
}
