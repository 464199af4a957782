import type { ClaimsAnswer } from '#schemas/api';
import { enterAs, signIn } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const tenant = tenantNamed('northgate');
const inForms = (key: Parameters<typeof word<'formsList'>>[3]) => word(tenant.slug, 'en', 'formsList', key);
const inClaims = (key: Parameters<typeof word<'claims'>>[3]) => word(tenant.slug, 'en', 'claims', key);
const inMenu = (key: Parameters<typeof word<'navigation'>>[3]) => word(tenant.slug, 'en', 'navigation', key);
const date = /^\d{2}\s[A-Z][a-z]{2}\s\d{4}$/;

test.use({ baseURL: tenant.url });
test.setTimeout(90_000);

const cellsOf = async (page: Page, name: string): Promise<string[]> => {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return (await row.getByRole('cell').allInnerTexts()).map((text) => text.trim());
};
const phasesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: inClaims('phases') })
    .getByRole('listitem');
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An answer of the claims call as two: with a claim and a deadline, and that of another account with a claim, a column and a button more. */
function ofTwoAccounts(answer: ClaimsAnswer, days: number): ClaimsAnswer[] {
  const { accountStatus, columns, accountButtons } = answer;
  const deadline = { title: 'Eich manylion', value: '', deadline: dayIn(days) };
  return [
    {
      ...answer,
      accountStatus: { ...accountStatus, details: [...accountStatus.details, deadline] },
      claims: [{ SubmissionId: 'first', claimNumber: 'NG-104902-1', createdAt: '2026-11-01T10:00:00.000Z' }],
    },
    {
      ...answer,
      identifier: 'NG-100001',
      columns: [...columns, { field: 'mileage', headerText: 'Milltiroedd' }],
      claims: [{ SubmissionId: 'second', claimNumber: 'NG-100001-1', createdAt: '2026-11-02T10:00:00.000Z', mileage: '81,000' }],
      accountButtons: [...accountButtons, { controlLabel: 'Ateb yr holiadur', formSlug: { formSlug: 'client-questionnaire' } }],
    },
  ];
}

test('[REG-03] [LOGIN-11] [LOGIN-12] [SEC-11] [NAV-03] [APP-09] [MYC-02] [MYC-03] [MYC-08] [MYC-10] [CLM-03] [CLM-07] [CLM-08] [CLM-13] what the hub of a person shows, where its parts lead, and where a sign-in leads', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  await test.step('a sign-in never leads to another site', async () => {
    await page.goto('/?returnTo=%2F%2Fevil.example%2Fx&tab=1');
    await hydrated(page);
    await signIn({ page, request, tenant, language: 'en', input: pointer }, 'megan.pritchard@example.org');
  });
  await test.step('identifier, status with its colour, message and notes', async () => {
    await expect(main.getByText('NG-104233', { exact: true })).toBeVisible();
    const card = main.getByRole('group', { name: 'You are in the group' });
    await expect(card.locator('[data-tone="success"]')).toHaveText('In the group');
    await expect(card.getByRole('term')).toHaveText(['Next update', 'Your solicitor']);
    await expect(card.getByRole('definition').last()).toHaveText('Elin Hale');
  });
  await test.step('rows of forms: columns, dates, colour with words, and what can be done', async () => {
    await expect(main.getByRole('tab')).toHaveText([`${inForms('toDo')} (1)`, `${inForms('completed')} (2)`]);
    const [status, requested, updated, action] = await cellsOf(page, 'Your questionnaire');
    expect([status, action]).toEqual([inForms('draft'), inForms('continue') + inForms('delete')]);
    expect([requested, ...(updated ?? '').split('\n')]).toEqual([
      expect.stringMatching(date),
      expect.stringMatching(date),
      expect.stringMatching(new RegExp(`^${inForms('keptUntil').replace('{date}', '')}\\d`)),
    ]);
    await expect(main.locator('[data-tone="waiting"]').filter({ hasText: inForms('draft') })).toBeVisible();
    await main.getByRole('tab').last().click();
    await expect(
      main
        .locator('[data-tone="success"]')
        .filter({ hasText: inForms('doneStatus') })
        .first(),
    ).toBeVisible();
    const edit = main.getByRole('button', { name: `${inForms('edit')}: Your vehicle, ` }).first();
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveAccessibleDescription(inForms('final'));
    await edit.click({ force: true });
    await expect(page).toHaveURL(/my-claim/);
  });
  await test.step('the grid of claims: dates, colours, sorting', async () => {
    const grid = main.getByRole('table', { name: inClaims('claims') });
    const claims = grid.getByRole('rowheader');
    await expect(claims).toHaveText(['NG-104233-2', 'NG-104233-1']);
    await expect(grid.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute('aria-sort', 'descending');
    await expect(grid.getByRole('cell', { name: date })).toHaveCount(2);
    await expect(grid.locator('[data-tone="success"]')).toHaveCount(2);
    const registration = grid.getByRole('columnheader', { name: 'Registration' });
    await registration.getByRole('button').click();
    await expect(registration).toHaveAttribute('aria-sort', 'ascending');
    await expect(claims).toHaveText(['NG-104233-1', 'NG-104233-2']);
    await registration.getByRole('button').click();
    await expect(claims).toHaveText(['NG-104233-2', 'NG-104233-1']);
  });
  await test.step('the user menu has the name and its three entries', async () => {
    const account = page.locator('[popovertarget$="-account"]');
    await expect(account).toContainText('Megan Pritchard');
    await account.click();
    const menu = page.locator('[id$="-account"]:popover-open');
    await expect(menu.getByRole('link', { name: inMenu('profile') })).toHaveAttribute('href', '/securedPage/my-profile');
    await expect(menu.getByRole('link', { name: inMenu('preferences') })).toHaveAttribute(
      'href',
      '/securedPage/communications-preferences',
    );
    await expect(menu.getByRole('button', { name: inMenu('signOut') })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('an account button opens its form, with its own confirmation', async () => {
    await main
      .getByRole('link', { name: 'Choose how we write to you' })
      .or(main.getByRole('button', { name: 'Choose how we write to you' }))
      .click();
    await expect(page).toHaveURL(/\/form\/communications-preferences\?.*formConfirmationSlug=communication-preferences-update/);
  });
  await test.step('signed in already: pages with a sign-in lead on', async () => {
    for (const [from, to] of [
      ['/page/registration', /\/securedPage\/my-claim$/],
      ['/registrationDetails/registration-form-details', /\/securedPage\/my-claim$/],
      ['/form/my-claim', /\/securedPage\/my-claim$/],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    }
  });
});

test('[CLM-02] [PAGE-18] [SEC-24] phases, message and words follow the status of the account; several answers of the claims call are all shown; a count has the form of its language; html in an address of a confirmation stays text', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED .*page-answer/);
  const main = page.getByRole('main');
  await enterAs({ page, tenant, language: 'en' }, 'hywel.parry@example.org');
  await expect(main.getByRole('heading', { name: 'No vehicle is listed yet' })).toBeVisible();
  await test.step('[PAGE-18] claims of two accounts, and the days left in Welsh', async () => {
    await page.context().addCookies([{ name: 'language', value: 'cy', url: tenant.url }]);
    await page.route('**/page-answer?*', (route) => route.abort());
    let days = 0;
    await page.route('**/api/Submissions/claims', async (route) => {
      const response = await route.fetch();
      const { claims } = (await response.json()) as { claims: ClaimsAnswer[] };
      await route.fulfill({ response, json: { claims: claims.flatMap((answer) => ofTwoAccounts(answer, days)) } });
    });
    for (const [count, words] of [
      [1, 'Un diwrnod ar ôl'],
      [2, '2 ddiwrnod ar ôl'],
      [5, '5 diwrnod ar ôl'],
    ] as const) {
      days = count;
      await page.goto('/home');
      await hydrated(page);
      await page.locator('main a[href="/securedPage/my-claim"]').first().click();
      await expect(main.getByText(words, { exact: true })).toBeVisible();
    }
    const grid = main.getByRole('table', { name: word(tenant.slug, 'cy', 'claims', 'claims') });
    await expect(grid.getByRole('rowheader')).toHaveText(['NG-100001-1', 'NG-104902-1']);
    await expect(grid.getByRole('columnheader', { name: 'Milltiroedd' })).toHaveCount(1);
    await expect(grid.getByRole('columnheader', { name: 'Cerbyd' })).toHaveCount(1);
    await expect(grid.getByRole('cell', { name: '81,000' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ateb yr holiadur' })).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Dewis sut rydyn ni’n ysgrifennu atoch' })).toHaveCount(1);
    await expect(main.getByText('NG-104902', { exact: true })).toBeVisible();
    await expect(main.getByText('NG-100001', { exact: true })).toHaveCount(0);
    await page.unrouteAll();
  });

  await enterAs({ page, tenant, language: 'en' }, 'sian.llewellyn@example.org');
  await expect(main.getByRole('heading', { name: 'How your claim is going' })).toBeVisible();
  await expect(phasesOf(page).first()).toContainText('Joining');
  await expect(phasesOf(page).filter({ hasText: inClaims('waiting') })).toHaveCount(2);
  await expect(phasesOf(page).filter({ hasText: inClaims('done') })).toHaveCount(2);
  await expect(phasesOf(page).nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(main.getByRole('group', { name: 'We are checking your vehicle' })).toBeVisible();

  await enterAs({ page, tenant, language: 'en' }, 'priya.desai@example.org');
  await expect(phasesOf(page).filter({ hasText: inClaims('done') })).toHaveCount(5);
  await expect(main.getByRole('group', { name: 'Your payment has been sent' })).toBeVisible();

  await test.step('[SEC-24] html in the address of a confirmation', async () => {
    await page.goto(`/claim-confirmation?referenceNumber=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await hydrated(page);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal(tenant.slug, 'en', 'confirmation.unknown'));
  });
});

test('[CLM-02] [MYC-03] [MYC-08] [CLM-08] [DET-02] a person with many claims, of another project: its title and its steps, what is to do in its order, a form that staff assigned, a grid of pages, and no field of a machine on the detail', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const grid = main.getByRole('table', { name: inClaims('claims') });
  await enterAs({ page, tenant, language: 'en' }, 'meinir.probert@example.org');
  await expect(main.getByRole('tab')).toHaveText([`${inForms('toDo')} (3)`, `${inForms('completed')} (6)`]);
  await expect(main.getByRole('heading', { name: 'How the claims for your vans are going' })).toBeVisible();
  await expect(phasesOf(page)).toContainText(['Your firm joins', 'Your vans', 'Our checks', 'In court', 'Outcome']);
  const toDo = main.getByRole('tabpanel').getByRole('row');
  await expect(toDo.getByRole('rowheader')).toHaveText([
    /Tell us if you are in difficulty/,
    /Your questionnaire|Your vehicle/,
    /Your questionnaire|Your vehicle/,
  ]);
  await expect(toDo.locator('[data-tone]')).toHaveText([inForms('notStarted'), inForms('draft'), inForms('draft')]);
  await expect(toDo.locator('[data-tone]').first()).toHaveAttribute('data-tone', 'neutral');
  await expect(grid.getByRole('rowheader')).toHaveText([6, 5, 4, 3, 2].map((index) => `NG-100233-${index}`));
  await expect(main.getByText('Page 1 of 2')).toBeVisible();
  await main.getByRole('button', { name: inClaims('next') }).click();
  await expect(main.getByText('Page 2 of 2')).toBeVisible();
  await expect(grid.getByRole('rowheader')).toHaveText(['NG-100233-1']);
  await grid.getByRole('link', { name: `${inClaims('view')}: NG-100233-1` }).click();
  await main.getByRole('tab', { name: 'Papers' }).click();
  await expect(main.getByRole('tabpanel')).toContainText('Do you have any papers or photographs?');
  for (const hidden of ['read from your papers', 'keeper M Probert', 'estimated', '2150']) await expect(main).not.toContainText(hidden);
});

test('[MYC-05] a restricted form is in the list of those it is assigned to, and in the list of no other claimant', async ({ page }) => {
  const restricted = page.getByRole('main').getByRole('rowheader', { name: /Tell us if you are in difficulty/ });
  for (const [email, rows] of [
    ['meinir.probert@example.org', 1],
    ['owen.marsh@example.org', 0],
  ] as const) {
    await enterAs({ page, tenant, language: 'en' }, email);
    await expect(page.getByRole('main').getByRole('tab')).toHaveCount(2);
    await expect(restricted).toHaveCount(rows);
    await page.context().clearCookies();
  }
});
