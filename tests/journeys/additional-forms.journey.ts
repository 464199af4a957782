import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';
import { answerStep, writtenForm, type Answers } from '../support/written-form.ts';

const tenant = tenantNamed('northgate');
const staff = 'elin.hale@example.org';
const inForm = (key: Parameters<typeof word<'form'>>[3]) => word(tenant.slug, 'en', 'form', key);
const inDetails = (key: Parameters<typeof word<'accountDetails'>>[3]) => word(tenant.slug, 'en', 'accountDetails', key);
const updated = inDetails('savedNow');

test.use({ baseURL: tenant.url });
test.setTimeout(120_000);

const variants = [
  {
    form: writtenForm(tenant.slug, 'claim-additional'),
    people: [ownCopy('eirlys.morgan@example.org', 'claim additional'), ownCopy('eirlys.morgan@example.org', 'claim additional again')],
    first: { moreAboutClaim: 'Two more owners' },
    then: { moreAboutClaim: 'Three more owners' },
    shown: 'Three more owners',
    confirmation: { slug: 'claim-additional-success', heading: 'We have added it to your claim.' },
  },
  {
    form: writtenForm(tenant.slug, 'my-claim-additional'),
    people: [
      ownCopy('eirlys.morgan@example.org', 'my claim additional'),
      ownCopy('eirlys.morgan@example.org', 'my claim additional again'),
    ],
    first: { bestTime: 'morning', helpNeeded: 'Large print' },
    then: { bestTime: 'evening', helpNeeded: 'Large print, please' },
    shown: 'Large print, please',
    confirmation: { slug: 'my-claim-additional-success', heading: 'We know how to reach you.' },
  },
] as const;

for (const { form, people, first, then, shown, confirmation } of variants) {
  const name = form.name['en'] ?? '';
  const { pages } = form.surveyDefinition;
  const parts = (page: Page) => {
    const main = page.getByRole('main');
    const button = (words: string) => main.getByRole('button', { name: words, exact: true });
    return {
      main,
      button,
      cancel: main.getByRole('link', { name: inForm('cancel'), exact: true }),
      keep: button(inForm('saveAndReturn')),
      question: (step: number) => page.locator(`[data-name="${pages[step]?.elements[0]?.name}"]`),
    };
  };

  /** Answers each step and sends the form by its last button. */
  async function fill(page: Page, answers: Answers, send: string): Promise<void> {
    const { question, button } = parts(page);
    for (const [step, { elements }] of pages.entries()) {
      await expect(question(step)).toBeVisible();
      await answerStep(page, pointer, elements, answers, 'en');
      await button(step === pages.length - 1 ? send : inForm('next')).click();
    }
  }

  test(`[FRM-02] [FRM-03] [FRM-05] [FRM-07] [FRM-19] ${form.slug}: staff create it for the person they chose and update it, read so at the account, and are asked no precondition`, async ({
    page,
    faults,
  }, { retry }) => {
    // The server keeps nothing of an additional form before it is sent (FRM-04).
    faults.allow(/status of 409 .*\/api\/Submissions\/draft/);
    const person = people[retry === 0 ? 0 : 1];
    const { main, button, cancel, keep, question } = parts(page);
    const banner = page.getByRole('complementary', { name: wordOfPortal(tenant.slug, 'en', 'workspace.label') });
    const atAccount = (query: string) => new RegExp(`/listing/details\\?${query}accountId=${person.id}$`);
    const way = (words: string) => main.getByRole('link', { name: `${words}: ${name}`, exact: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await enterAs({ page, tenant, language: 'en', lands: `/listing/details?accountId=${person.id}` }, staff);

    await test.step('created: no Cancel and no Save and Return on its first page, and the button is Add', async () => {
      await way(inDetails('start')).click();
      await expect(page).toHaveURL(new RegExp(`/form/${form.slug}\\?createClaim=true&accountId=${person.id}(&|$)`));
      await expect(question(0)).toBeVisible();
      await expect(banner).toContainText(person.family_name);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      for (const absent of [cancel, keep]) await expect(absent).toHaveCount(0);
      expect(await findings(page, 'main')).toEqual([]);
      await fill(page, first, 'Add');
      await expect(page).toHaveURL(atAccount('saved=true&'));
      await expect(page.getByText(updated)).toBeVisible();
      await page.reload();
      await expect(page.getByText(updated)).toBeVisible();
    });

    await test.step('updated: what was answered is there, and the button is Update', async () => {
      await way(inDetails('edit')).click();
      await expect(page).toHaveURL(new RegExp(`/form/${form.slug}\\?submissionId=[0-9a-f-]{36}&accountId=${person.id}$`));
      await expect(question(0)).toBeVisible();
      await expect(page.getByText(updated)).toHaveCount(0);
      if (pages.length > 1) {
        await button(inForm('next')).click();
        await expect(question(1)).toBeVisible();
        await page.goBack();
        await expect(question(0)).toBeVisible();
        await button(inForm('next')).click();
        await cancel.click();
        await expect(page).toHaveURL(atAccount('submissionId=[0-9a-f-]{36}&projectId=[\\w-]+&'));
        await way(inDetails('edit')).click();
        // Nothing was written: what was sent is read from its beginning.
        await expect(question(0)).toBeVisible();
      }
      await fill(page, then, 'Update');
      await expect(page).toHaveURL(atAccount('saved=true&'));
      await expect(page.getByText(updated)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText(inDetails('done'));
    });

    await test.step('the person has the one submission, with the newer answers', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      const edit = new URL((await way(inDetails('edit')).getAttribute('href')) ?? '', tenant.url);
      await page.goto(`/securedPage/my-claim-detail;submissionId=${edit.searchParams.get('submissionId')}?accountId=${person.id}`);
      if (pages.length > 1) {
        // The answers of each step are below its tab.
        const tab = await main.getByRole('tabpanel', { includeHidden: true }).filter({ hasText: shown }).getAttribute('aria-labelledby');
        await page.locator(`[id="${tab}"]`).click();
      }
      await expect(main.getByText(shown).first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });
    expect(asked.filter((path) => /ExecutePreconditionCheck/i.test(path))).toEqual([]);
  });

  test(`[FRM-02] [FRM-03] [FRM-04] [CNF-03] ${form.slug}: a claimant sends it, and the confirmation of its name follows; Cancel leads to the claim`, async ({
    page,
  }) => {
    await enterAs(
      { page, tenant, language: 'en', lands: `/form/${form.slug}` },
      ownCopy('sian.llewellyn@example.org', 'additional forms').email,
    );
    const { cancel, keep, question } = parts(page);
    await expect(question(0)).toBeVisible();
    await expect(keep).toHaveCount(0);
    await cancel.click();
    await expect(page).toHaveURL('/securedPage/my-claim');
    await page.goto(`/form/${form.slug}`);
    await fill(page, then, 'Send');
    await expect(page).toHaveURL((url) => url.pathname === '/claim-confirmation' && url.searchParams.get('slug') === confirmation.slug);
    await expect(page.getByRole('heading', { level: 1, name: confirmation.heading })).toBeVisible();
    expect(await findings(page, 'main')).toEqual([]);
  });
}
