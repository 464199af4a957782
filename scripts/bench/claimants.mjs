import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../set-up/places.mjs';

/** Runs `work({ fixtures, emails })` with a copy of the demo tenants in which so many people may sign in; none has sent anything yet. */
export async function withClaimants(count, work) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-claimants-'));
  try {
    cpSync(inRoot('fixtures'), folder, { recursive: true });
    const file = join(folder, 'people/northgate.json');
    const people = JSON.parse(readFileSync(file, 'utf8'));
    const [first] = people.claimants;
    const emails = Array.from({ length: count }, (_, index) => `claimant${index}@example.org`);
    people.claimants = emails.map((email, index) => ({
      ...first,
      id: `4e470001-0002-4c1a-9f00-${String(index).padStart(12, '0')}`,
      identifier: `BENCH-${index}`,
      email,
      phone: `+44770091${String(index).padStart(4, '0')}`,
      submissions: [],
    }));
    writeFileSync(file, JSON.stringify(people));
    return await work({ fixtures: join(folder, 'tenants'), emails });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One request over a kept connection: `{ status, headers, body }`. */
export const ask = (agent, url, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });

/**
 * Signs a person in as a browser does: asks for a code, waits for the mail, answers, and asks for the session once more, each at the next of
 * `portals`. Resolves with the identity token.
 */
export async function signIn({ agent, portals, email, codeTo }) {
  const cookies = new Map();
  let turn = 0;
  const post = async (path, body) => {
    const {
      status,
      headers,
      body: text,
    } = await ask(agent, portals[turn++ % portals.length].url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-portal': '1',
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify(body),
    });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    for (const cookie of headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      cookies.set(name, value);
    }
    return JSON.parse(text.toString());
  };
  await post('/auth/start', { method: 'Email', username: email });
  await post('/auth/answer', { code: await codeTo(email) });
  return (await post('/auth/session', {})).idToken;
}
