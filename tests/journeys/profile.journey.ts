import { findings } from '../support/axe.ts';
import { enterAs } from '../support/claimant.ts';
import { expect, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { nextPasscode } from '../support/outbox.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word, wordOfPortal } from '../support/words.ts';

const northgate = tenantNamed('northgate');
const isSound = async (page: Page) => expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);

test('[PRO-01] [PRO-02] [FRM-19] 390 px: staff who chose a person change the mobile number by the code sent there; without a choice they see no profile', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const words = (key: Parameters<typeof word<'profile'>>[3]) => word('northgate', 'en', 'profile', key);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs({ page, tenant: northgate, language: 'en', lands: '/listing/list?search=NG-101900' }, 'elin.hale@example.org');
  await expect(main.getByRole('rowheader')).toHaveCount(1);
  await main.getByRole('rowheader').getByRole('link').click();
  await main.getByRole('link', { name: word('northgate', 'en', 'accountDetails', 'profile') }).click();
  await expect(page).toHaveURL(/\/securedPage\/my-profile\?accountId=/);
  await expect(page.getByRole('complementary', { name: wordOfPortal('northgate', 'en', 'workspace.label') })).toContainText('Colin Draper');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOfPortal('northgate', 'en', 'ownPage.profile'));
  await expect(main.getByText('NG-101900')).toBeVisible();
  await isSound(page);
  await main.getByRole('button', { name: `${words('change')}: ${words('phone')}` }).click();
  await main.getByLabel(words('newPhone')).fill('+44 7700 900 777');
  await main.getByRole('button', { name: words('sendCode') }).click();
  await expect(main.getByText(/^A code was sent to/)).toBeVisible();
  await isSound(page);
  await main.getByLabel(words('code'), { exact: true }).fill(await nextPasscode(request, northgate.url, '+447700900777', 0));
  await main.getByRole('button', { name: words('confirm') }).click();
  await expect(main.getByRole('status').filter({ hasText: words('phoneChangedStaff') })).toBeVisible();
  await expect(main.getByText('+447700900777')).toBeVisible();

  await page.goto(`${northgate.url}/securedPage/my-profile`);
  await expect(main).not.toContainText('NG-101900');
  await expect(page.getByText('Colin Draper')).toHaveCount(0);
});
