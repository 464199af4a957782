import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDocument } from './ask-document.ts';
import { writeMarkedPeople } from './marked-people.ts';
import { openMarkedPortal, type MarkedPortal } from './marked-portal.fixture.ts';

const tenant = 'northgate';
const addressKey = 'key-of-the-address-service';
const registration = '/page/registration?tab=0';

let portal: MarkedPortal;
let person: Awaited<ReturnType<MarkedPortal['signIn']>>;
beforeAll(async () => {
  portal = await openMarkedPortal(1, {
    // Long, so that a slow machine draws the same.
    dataTimeout: () => 20_000,
    settings: {
      PORTICO_ADDRESS_URL: 'https://addresses.example.org/find',
      PORTICO_ADDRESS_KEY: addressKey,
      PORTICO_ADDRESS_COUNTRIES: 'GBR,IRL',
    },
    write: (folder) => {
      writeMarkedPeople(folder, 1);
      askForAddress(join(folder, `tenants/${tenant}/submission-form/registration-form-first-page.json`));
      holdNothing(join(folder, `people/${tenant}.json`));
    },
  });
  person = await portal.signIn(tenant, 0);
}, 300_000);
afterAll(() => portal.close());

/** The administrator's system holds none of the claims. */
function holdNothing(file: string): void {
  const people = JSON.parse(readFileSync(file, 'utf8')) as { claimants: { claims: object }[] };
  for (const claimant of people.claimants) claimant.claims = { ...claimant.claims, claims: [] };
  writeFileSync(file, JSON.stringify(people));
}

/** The first form of a registration asks for an address, too, which can be looked up. */
function askForAddress(file: string): void {
  const form = JSON.parse(readFileSync(file, 'utf8')) as { surveyDefinition: { pages: { elements: object[] }[] } };
  form.surveyDefinition.pages[0]?.elements.push({
    type: 'address',
    name: 'home',
    title: 'Where you live',
    lookup: true,
    defaultCountry: 'GBR',
  });
  writeFileSync(file, JSON.stringify(form));
}

const at = (address: string): string => portal.urlOf(tenant) + address;
const cookie = (language: string): Record<string, string> => ({ cookie: `sid-${tenant}=${person.sid}; language=${language}` });

/** What the portal's calls answered while the document was drawn. */
function answersIn(html: string): object {
  const [, state = '{}'] = /id="portico-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(state) as { arrived: { answers: object } }).arrived.answers;
}

test('[CTL-ADDR] [SEC-14] the public page of a registration knows where addresses can be looked up, and has nothing of a person or of the service', async () => {
  // Who is signed in is led on, and leaves nothing in the page.
  await expect.poll(async () => (await askDocument(at(registration), cookie('en'))).status, { timeout: 20_000 }).toBe(302);
  const [first, again] = [await askDocument(at(registration)), await askDocument(at(registration))];
  for (const { status, text, headers, shows } of [first, again]) {
    expect([status, shows, headers.get('set-cookie')]).toEqual([200, [], null]);
    const calls = Object.entries(answersIn(text)).map(([asked, answer]) => [(JSON.parse(asked) as string[])[0], answer]);
    expect(Object.fromEntries(calls)).toEqual({
      'addresses.countries': { countries: ['GBR', 'IRL'] },
      'attachments.configuration': expect.objectContaining({}),
    });
    expect(text.includes('Find address')).toBe(true);
    for (const secret of [addressKey, 'addresses.example.org', person.sid]) expect(text.includes(secret), secret).toBe(false);
  }
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
});

test('[CLM-11] a claim that was sent, and that the administrator’s system does not hold yet, has its status in the language of the document', async () => {
  for (const [language, words] of [
    ['cy', 'Wedi’i dderbyn'],
    ['en', 'Received'],
  ] as const) {
    const { status, text } = await askDocument(at('/securedPage/my-claim'), cookie(language));
    expect([status, text.replaceAll(/<[^>]*>/g, '|').includes(`|${words}|`)]).toEqual([200, true]);
  }
});
