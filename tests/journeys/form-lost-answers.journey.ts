import { ApiClient } from '../support/api-client.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { typeAndKeep } from '../support/local-answers.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { setInView } from '../support/windows.ts';
import { word } from '../support/words.ts';

const tenant = tenantNamed('calder');
/** The draft of a first try stays. */
const people = [ownCopy('imran.qureshi@example.org', 'lost answers'), ownCopy('imran.qureshi@example.org', 'lost again')] as const;
const underWay = [ownCopy('imran.qureshi@example.org', 'under way'), ownCopy('imran.qureshi@example.org', 'under way again')] as const;
const lands = '/form/damp-home';
const saves = '**/api/Submissions/draft';
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const field = (page: Page, name: string) => page.locator(`[data-name="${name}"] input`);

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

/** What is done with the saves of a page from now on; the newest instruction counts. */
async function onSave(page: Page, answer: 'is lost' | 'never comes'): Promise<void> {
  await page.unroute(saves);
  await page.route(saves, async (route) => {
    await route.fetch();
    if (answer === 'is lost') await route.abort();
  });
}

/** The next document of `next` is written before the next save of `page` arrives, and comes after its answer; until what is returned is called. */
async function answerBetween(page: Page, next: Page): Promise<() => Promise<void>> {
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
  const { promise: answered, resolve: isAnswered } = Promise.withResolvers<void>();
  const documents = (url: URL) => url.pathname === lands;
  await next.route(documents, async (route) => {
    const response = await route.fetch();
    isWritten();
    await answered;
    await route.fulfill({ response });
  });
  await page.route(saves, async (route) => {
    await written;
    await route.continue();
  });
  void page.waitForEvent('requestfinished', (one) => one.url().endsWith('/api/Submissions/draft')).then(() => isAnswered());
  // Not before: a request that is held at the moment when the last route goes is never continued.
  return async () => {
    await next.unroute(documents);
    await page.unroute(saves);
  };
}

test('[FRM-15] another tab, whose document is written before the first save of a form arrives, has what was typed, and goes on from it', async ({
  page,
  context,
}, { retry }) => {
  const { email } = underWay[retry === 0 ? 0 : 1];
  await enterAs({ page, tenant, language: 'en', lands }, email);
  const tab = await context.newPage();
  const free = await answerBetween(page, tab);
  await typeAndKeep(page, 'postcode', 'CB2 7QX');
  await tab.goto(lands);
  await hydrated(tab);
  await free();
  await setInView(page, false);
  await expect(field(tab, 'rent')).toBeEditable();
  await expect(field(tab, 'postcode')).toHaveValue('CB2 7QX');
  await typeAndKeep(tab, 'rent', '700');
  const client = new ApiClient(tenant.url, email);
  await client.signIn();
  await expect
    .poll(async () => (await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=damp-home' })).body)
    .toMatchObject({ dynamicData: { postcode: 'CB2 7QX', rent: 700 } });
  await expect(tab.getByRole('alert').filter({ hasText: inForm('changedElsewhere') })).toHaveCount(0);
});

test('[FRM-15] a save that was stored without its answer reaching the browser is no change made elsewhere; what another device changed since is', async ({
  page,
  faults,
  shifts,
}, { retry }) => {
  shifts.allow(/^\/form\/damp-home/, 'that this device had more is announced above the step, once the script is there', 0.1);
  faults.allow(/ERR_|status of 409|Failed to load resource/);
  const { email } = people[retry === 0 ? 0 : 1];
  const client = new ApiClient(tenant.url, email);
  await client.signIn();
  const draft = async () => {
    const { body } = await client.call({ method: 'GET', path: '/api/Submissions/draft?formSlug=damp-home' });
    return body as { id: string; version: number; dynamicData: Record<string, unknown> } | null;
  };
  const isStored = (name: string, answer: unknown) => expect.poll(async () => (await draft())?.dynamicData[name]).toBe(answer);
  const overtaken = page.getByRole('alert').filter({ hasText: inForm('changedElsewhere') });
  const others = page.getByRole('group', { name: inForm('otherAnswersTitle') });
  const refused: string[] = [];
  page.on('response', (one) => void (one.status() === 409 && refused.push(one.url())));
  const goesOn = async (): Promise<void> => {
    await expect(overtaken).toHaveCount(0);
    await expect(others).toHaveCount(0);
    expect(refused).toEqual([]);
  };
  await enterAs({ page, tenant, language: 'en', lands }, email);

  await test.step('the answer of the first save is lost twice', async () => {
    await onSave(page, 'is lost');
    for (const words of ['CB2', 'CB2 7QX']) {
      await typeAndKeep(page, 'postcode', words);
      await isStored('postcode', words);
    }
    await page.unroute(saves);
    await typeAndKeep(page, 'rent', '700');
    await isStored('rent', 700);
    await goesOn();
  });

  await test.step('more is typed while a save is on its way, and the page is reloaded', async () => {
    await onSave(page, 'never comes');
    await typeAndKeep(page, 'rent', '710');
    await isStored('rent', 710);
    await typeAndKeep(page, 'rent', '725');
    await page.unroute(saves);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'rent')).toHaveValue('725');
    await isStored('rent', 725);
    await goesOn();
  });

  await test.step('the page is opened again before its save arrives', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const held: { readonly body: unknown; readonly key: string }[] = [];
    await page.route(saves, async (route) => {
      const request = route.request();
      held.push({ body: request.postDataJSON(), key: (await request.headerValue('idempotency-key')) ?? '' });
      if (held.length === 1) return;
      await arrived;
      await route.continue();
    });
    await typeAndKeep(page, 'rent', '730');
    await expect.poll(() => held.length).toBe(1);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'rent')).toHaveValue('730');
    const [late] = held;
    expect(await client.call({ method: 'PUT', path: '/api/Submissions/draft', ...late })).toMatchObject({ status: 200 });
    arrive();
    await typeAndKeep(page, 'rent', '740');
    await isStored('rent', 740);
    await goesOn();
    await page.unroute(saves);
  });

  await test.step('a save arrives, and its answer, after the next document was written', async () => {
    const free = await answerBetween(page, page);
    await typeAndKeep(page, 'rent', '745');
    await page.reload();
    await hydrated(page);
    await free();
    await expect(field(page, 'rent')).toHaveValue('745');
    await typeAndKeep(page, 'rent', '746');
    await isStored('rent', 746);
    await goesOn();
  });

  await test.step('a change on another device is shown question by question', async () => {
    const { id, version, dynamicData } = (await draft())!;
    const body = { formSlug: 'damp-home', submissionId: id, version, page: 0, dynamicData: { ...dynamicData, rent: 800 } };
    expect((await client.call({ method: 'PUT', path: '/api/Submissions/draft', body })).status).toBe(200);
    await typeAndKeep(page, 'rent', '750');
    await overtaken.getByRole('button', { name: inForm('reloadForm') }).click();
    await expect(others.getByRole('listitem')).toHaveCount(1);
    await expect(others).toBeFocused();
    await expect(others).toBeInViewport();
    await expect(others).toContainText('800');
    await expect(field(page, 'rent')).toHaveValue('750');
    // The other answer is replaced by a further change alone, and can still be taken.
    await isStored('rent', 800);
    await typeAndKeep(page, 'rent', '760');
    await isStored('rent', 760);
    await others.getByRole('listitem').getByRole('button').click();
    await isStored('rent', 800);
  });
});
