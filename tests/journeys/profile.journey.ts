import { findings } from '../support/axe.ts';
import { enterAs, signIn } from '../support/claimant.ts';
import { pointer } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { messagesTo, nextPasscode, passcodes } from '../support/outbox.ts';
import { ownCopy } from '../support/own-copies.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const northgate = tenantNamed('northgate');
const meridian = tenantNamed('meridian');
const person = ownCopy('hywel.parry@example.org', 'profile');
const isSound = async (page: Page) => expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);

test('[PRO-01] [PRO-02] 1280 px, Arabic: a person corrects the address, and changes the mail address by the codes sent to the new and to the present one', async ({
  page,
  request,
  faults,
}) => {
  test.setTimeout(120_000);
  const [before, now] = ['samira.khoury@example.org', 'samira@moved.example.org'];
  const words = (key: Parameters<typeof word<'profile'>>[3]) => word('meridian', 'ar', 'profile', key);
  const main = page.getByRole('main');
  const button = (key: Parameters<typeof words>[0]) => main.getByRole('button', { name: words(key), exact: true });
  const change = (key: 'email' | 'phone' | 'address') =>
    main.getByRole('button', { name: new RegExp(`^(${words('change')}|${words('add')}): ${words(key)}$`) });
  const visit = { page, request, tenant: meridian, language: 'ar', input: pointer };
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAs({ ...visit, lands: '/securedPage/my-profile' }, before);

  await test.step('the details that are visible; the postal address counts at once', async () => {
    await expect(main.getByRole('definition')).toContainText(['MD-20611']);
    expect(await page.content()).not.toContain('CANARY');
    await change('address').click();
    const line = (key: Parameters<typeof words>[0]) => main.getByLabel(words(key), { exact: true });
    faults.allow(/status of 422 .*Accounts\/profile/);
    for (const [key, value] of [
      ['addressLine1', ''],
      ['city', 'London'],
      ['postcode', 'nowhere'],
    ] as const)
      await line(key).fill(value);
    await line('country').selectOption('GBR');
    await button('save').click();
    await expect(line('addressLine1')).toBeFocused();
    await expect(line('addressLine1')).toHaveAccessibleDescription(words('missingLine'));
    await expect(line('postcode')).toHaveAccessibleDescription(words('unfitPostcode'));
    await isSound(page);
    await line('addressLine1').fill('12 Lamb Street');
    await line('postcode').fill('e16ea');
    await button('save').click();
    await expect(main.getByRole('status').filter({ hasText: words('savedNow') })).toBeVisible();
    await expect(change('address')).toBeFocused();
    await expect(main.getByText('12 Lamb Street')).toBeVisible();
  });

  await test.step('every line of the address begins where the page does; the country has its name in the language of the page', async () => {
    const endOf = async (text: string) => {
      const { x = 0, width = 0 } = (await main.getByText(text, { exact: true }).boundingBox()) ?? {};
      return Math.round(x + width);
    };
    const country = new Intl.DisplayNames(['ar'], { type: 'region' }).of('GB') ?? '';
    const begins = await endOf(country);
    expect([await endOf('12 Lamb Street'), await endOf('E1 6EA')]).toEqual([begins, begins]);
    await expect(main.getByText('GBR')).toHaveCount(0);
  });

  await test.step('a change that is given up leaves what was there', async () => {
    await change('phone').click();
    await main.getByLabel(words('newPhone'), { exact: true }).fill('07700 900 299');
    await button('sendCode').click();
    await expect(main.getByText('+447700900299').first()).toBeVisible();
    await button('cancelChange').click();
    await expect(main.getByRole('status').filter({ hasText: words('changeCancelled') })).toBeVisible();
  });

  await test.step('a new mail address waits for both codes, also after a reload; a wrong one is named in its place', async () => {
    const known = (await passcodes(request, meridian.url, before)).length;
    await change('email').click();
    await main.getByLabel(words('newEmail'), { exact: true }).fill(now);
    await button('sendCode').click();
    const codeOf = (to: string) =>
      main.getByRole('textbox', { name: words(to === now ? 'firstCode' : 'secondCode').replace('{destination}', `\u2068${to}\u2069`) });
    await expect(codeOf(now)).toBeFocused();
    const [code, presentCode] = [
      await nextPasscode(request, meridian.url, now, 0),
      await nextPasscode(request, meridian.url, before, known),
    ];
    faults.allow(/status of 422 .*contact\/confirm/);
    await codeOf(now).fill(code);
    await codeOf(before).fill('0000');
    await button('confirm').click();
    await expect(main.locator('[id$=-error]')).toHaveCount(1);
    await expect(codeOf(before)).toBeFocused();
    await isSound(page);
    await page.reload();
    await hydrated(page);
    await expect(main.getByText(before).first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await codeOf(now).fill(code);
    await codeOf(before).fill(presentCode);
    await button('confirm').click();
    await expect(main.getByRole('status').filter({ hasText: words('emailChanged') })).toBeVisible();
    await expect(main.getByText(now)).toBeVisible();
  });

  await test.step('the session goes on in the same document; the address before got a notice, and the new one signs in', async () => {
    await main.getByRole('link', { name: words('back'), exact: true }).click();
    // `/` has the sign-in, which leads on who is signed in (LOGIN-12).
    await expect(page).toHaveURL(`${meridian.url}/securedPage/our_case`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect.poll(async () => (await messagesTo(request, meridian.url, before))[0]?.text).toContain('s•••@moved.example.org');
    // Another browser of the person, which knows of no session.
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'language', value: 'ar', url: meridian.url }]);
    await page.goto(`${meridian.url}/page/registration`);
    await hydrated(page);
    await signIn(visit, now);
  });
});

test('[PRO-01] [PRO-02] [FRM-19] 390 px: staff who chose a person change the mobile number by the code sent there; without a choice they see no profile', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const words = (key: Parameters<typeof word<'profile'>>[3]) => word('northgate', 'en', 'profile', key);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs({ page, tenant: northgate, language: 'en', lands: `/listing/list?search=${person.identifier}` }, 'elin.hale@example.org');
  await expect(main.getByRole('rowheader')).toHaveCount(1);
  await main.getByRole('rowheader').getByRole('link').click();
  await main.getByRole('link', { name: word('northgate', 'en', 'accountDetails', 'profile') }).click();
  await expect(page).toHaveURL(/\/securedPage\/my-profile\?accountId=/);
  await expect(page.getByRole('complementary', { name: wordOfPortal('northgate', 'en', 'workspace.label') })).toContainText(
    `${person.name} ${person.family_name}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal('northgate', 'en', 'ownPage.profile'));
  await expect(main.getByText(person.identifier)).toBeVisible();
  await main.getByRole('button', { name: `${words('change')}: ${words('phone')}` }).click();
  await main.getByLabel(words('newPhone')).fill('+44 7700 900 777');
  await main.getByRole('button', { name: words('sendCode') }).click();
  await expect(main.getByText(/^A code was sent to/)).toBeVisible();
  await isSound(page);
  await main.getByLabel(words('code'), { exact: true }).fill(await nextPasscode(request, northgate.url, '+447700900777', 0));
  await main.getByRole('button', { name: words('confirm') }).click();
  await expect(main.getByRole('status').filter({ hasText: words('phoneChangedStaff') })).toBeInViewport();
  await expect(main.getByText('+447700900777')).toBeVisible();

  await page.goto(`${northgate.url}/securedPage/my-profile`);
  await expect(main).not.toContainText(person.identifier);
  await expect(page.getByText(`${person.name} ${person.family_name}`)).toHaveCount(0);
});
