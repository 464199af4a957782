import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { ApiClient } from '../support/api-client.ts';
import { findings } from '../support/axe.ts';
import { noteChanges } from '../support/changed-people.ts';
import { keyboard, pointer, type InputMethod } from '../support/input-method.ts';
import { expect, hydrated, sidewaysScroll, test } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { word } from '../support/words.ts';

/** A calendar of another server takes its time on a busy machine. */
test.use({ actionTimeout: 25_000 });

const tenant = tenantNamed('northgate');
const screenPath = '/securedPage/appointment-booking';
/** When a calendar that reports nothing is asked about at the latest, and more. */
const noticed = { timeout: 25_000 };

const wordsIn = (language: string) => ({
  hub: (key: Parameters<typeof word<'claimStatus'>>[3]) => word(tenant.slug, language, 'claimStatus', key),
  screen: (key: Parameters<typeof word<'appointmentBooking'>>[3]) => word(tenant.slug, language, 'appointmentBooking', key),
});

/** As the person with a call to book, by one click on the front page of the demo. */
async function enter(page: Page, language: string): Promise<void> {
  noteChanges(page.context(), 'tomasz.nowak@example.org');
  await page.context().addCookies([{ name: 'language', value: language, url: tenant.url }]);
  // The pictures of the tenants below its buttons are pages of their own.
  await page.goto('/demo', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'a call to book' }).click();
  await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim`);
  await hydrated(page);
}

/** As staff, for the person with a call to book. */
async function setStatus(replaces: string, code: string): Promise<void> {
  const staff = new ApiClient(tenant.url, 'elin.hale@example.org');
  await staff.signIn();
  const path = '/api/workspace/status?accountId=4e470001-0006-4c1a-9f00-000000000006';
  expect((await staff.call({ method: 'POST', path, body: { replaces, code, day: '2026-11-01' } })).status).toBe(200);
}

const isSound = async (page: Page) => expect([await findings(page), await sidewaysScroll(page)]).toEqual([[], 0]);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** From a button of the hub to the calendar in its frame. */
async function openCalendar(page: Page, words: ReturnType<typeof wordsIn>, input: InputMethod, label: string): Promise<void> {
  await input.press(button(page, label));
  await expect(page).toHaveURL(tenant.url + screenPath);
  await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible();
  await input.press(button(page, words.screen('show')));
}

test('[CLM-04] [CLM-05] [CLM-06] [CLM-15] [BKG-01] [BKG-04] [SEC-35] 1280 px: an interview is booked, kept in a calendar, moved and cancelled, and the hub shows each', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const words = wordsIn('en');
  const [schedule, cancel, reschedule] = [words.hub('scheduleInterview'), words.hub('cancelInterview'), words.hub('rescheduleInterview')];
  const frame = page.frameLocator('main iframe');
  const result = page.getByRole('main').getByRole('status');
  const back = () => page.getByRole('link', { name: words.screen('back'), exact: true }).click();
  // Beside the call, and not in what has happened, which can be folded.
  const time = page
    .getByRole('main')
    .getByRole('group')
    .filter({ hasNot: page.locator('summary') })
    .locator('time');
  await enter(page, 'en');
  await expect(button(page, reschedule)).toHaveCount(0);
  await button(page, schedule).click();
  await expect(page).toHaveURL(tenant.url + screenPath);
  await expect(button(page, words.screen('show'))).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await back();

  await openCalendar(page, words, pointer, schedule);
  await expect(frame.getByLabel('Name')).toHaveValue('Tomasz Nowak');
  await expect(frame.getByLabel('Email')).toHaveValue('tomasz.nowak@example.org');
  const box = await page.locator('main iframe').boundingBox();
  expect([Math.round(box?.height ?? 0) >= 598, (box?.width ?? 0) >= 320]).toEqual([true, true]);
  await frame.getByRole('button').first().click();
  await expect(result.locator('time')).toBeVisible(noticed);
  const booked = await result.locator('time').getAttribute('datetime');
  await isSound(page);
  const download = page.waitForEvent('download');
  await button(page, words.screen('toCalendar')).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(`DTSTART:${booked?.replaceAll(/[-:]|\.\d+/g, '')}\r\n`);
  await back();
  await expect(time).toHaveAttribute('datetime', booked ?? '');
  await expect(button(page, schedule)).toHaveCount(0);

  // The page that the booking was made on, read again: it has the booking, and no second calendar.
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: words.screen('held') })).toBeVisible();
  await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', booked ?? '');
  await expect(button(page, words.screen('show'))).toHaveCount(0);
  await isSound(page);
  await button(page, words.screen('cancelHeader')).click();
  await expect(page.getByRole('heading', { level: 2, name: words.screen('cancelHeader') })).toBeVisible();
  await expect(button(page, words.screen('show'))).toBeVisible();
  await back();

  await openCalendar(page, words, pointer, reschedule);
  await frame.getByRole('button').last().click();
  await expect(result.locator('time')).toBeVisible(noticed);
  await back();
  await expect(time).toBeVisible();
  await expect(time).not.toHaveAttribute('datetime', booked ?? '');

  // The status moves on: the interview stays, with what may be done about it.
  await setStatus('WFS_Interview_Booked', 'WFS_In_Group');
  await page.reload();
  await expect(time).toBeVisible();
  for (const label of [cancel, reschedule]) await expect(button(page, label)).toBeVisible();
  await expect(button(page, schedule)).toHaveCount(0);
  await setStatus('WFS_In_Group', 'WFS_Interview_Booked');
  await page.reload();
  await hydrated(page);

  await openCalendar(page, words, pointer, cancel);
  await frame.getByRole('button').click();
  // Before the calendar would be asked unprompted.
  await expect(result).toContainText(words.screen('cancelled'), { timeout: 4000 });
  await expect(page.getByText(words.screen('cancelText'))).toHaveCount(0);
  await page.reload();
  await expect(result).toContainText(words.screen('cancelled'));
  await back();
  await expect(button(page, schedule)).toBeVisible();
  await expect(button(page, cancel)).toHaveCount(0);
});

/** What the calendar's host answers in these journeys: it reports a booked time twice when its button is pressed. */
const calendarPage = `<!doctype html><html lang="en"><title>Calendar</title><body><h1>Calendar</h1><button>Book</button><script>
  const post = (event) => parent.postMessage({ event, payload: {} }, '*');
  document.querySelector('button').addEventListener('click', () => { post('calendly.event_scheduled'); post('calendly.event_scheduled'); });
  post('calendly.event_type_viewed');
</script>`;

/** As the calendar's own script draws its frame. */
const calendarScript = `window.Calendly = {
  initInlineWidget({ url, parentElement, prefill }) {
    const frame = document.createElement('iframe');
    const src = new URL(url);
    for (const [name, value] of Object.entries({ embed_domain: location.host, embed_type: 'Inline', ...prefill })) src.searchParams.set(name, value);
    frame.src = src.href;
    frame.style.cssText = 'inline-size: 100%; block-size: 100%';
    parentElement.append(frame);
  },
};`;

/** The true hosts, in place of the calendar of the demo. */
async function atTrueHost(page: Page, changes: object = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/Submissions/get-booking-config*', async (route) => {
    const answer = await route.fetch();
    const { standIn: _, ...config } = (await answer.json()) as { standIn?: string };
    await route.fulfill({ response: answer, json: { ...config, ...changes } });
  });
  const answered = (contentType: string, body: string) => (route: Route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType, body });
  };
  await page.route('https://calendly.com/**', answered('text/html', calendarPage));
  await page.route('https://assets.calendly.com/**', answered('text/javascript', calendarScript));
  return asked;
}

test('[BKG-02] [BKG-03] [BKG-05] [SEC-35] 390 px, Welsh, by keyboard: the calendar at its true host, by its script and without; blocked, without configuration, without an address', async ({
  page,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(/ERR_FAILED|status of 500/);
  const words = wordsIn('cy');
  const input = keyboard(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'cy');
  const main = page.getByRole('main');
  const schedule = words.hub('scheduleInterview');
  const frame = page.frameLocator(`main iframe[title*="calendly.com"]`);
  const back = async () => {
    await input.press(page.getByRole('link', { name: words.screen('back'), exact: true }));
    await expect(page).toHaveURL(`${tenant.url}/securedPage/my-claim`);
  };

  const asked = await atTrueHost(page);
  await input.press(button(page, schedule));
  await expect(button(page, words.screen('show'))).toBeVisible();
  expect(asked).toEqual([]);
  await input.press(button(page, words.screen('show')));
  await expect(frame.getByRole('heading')).toBeVisible();
  const [script, address] = asked.map((url) => new URL(url));
  expect(script?.href).toBe('https://assets.calendly.com/assets/external/widget.js');
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    name: 'Tomasz Nowak',
    email: 'tomasz.nowak@example.org',
    utm_content: expect.stringMatching(/^[\w-]{60,}$/),
    embed_domain: new URL(tenant.url).host,
    embed_type: 'Inline',
  });
  await isSound(page);
  await back();

  asked.length = 0;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const withoutScript = await atTrueHost(page, { widgetScript: undefined });
  await openCalendar(page, words, input, schedule);
  await input.press(frame.getByRole('button'));
  await expect(main.getByRole('status')).toContainText(words.screen('waiting'));
  expect(withoutScript.map((url) => new URL(url).host)).toEqual(['calendly.com']);
  await isSound(page);
  await back();

  await page.route('https://calendly.com/**', (route) => route.abort());
  await openCalendar(page, words, input, schedule);
  await expect(main.getByRole('status')).toContainText(words.screen('slowTitle'), noticed);
  await expect(main.getByRole('link', { name: words.screen('ownPage') })).toHaveAttribute('href', /^https:\/\/calendly\.com\//);
  await expect(main.getByRole('link', { name: /0808/ })).toBeVisible();
  await isSound(page);
  await back();

  await page.route('**/api/Submissions/get-booking-config*', (route) => route.fulfill({ status: 500, json: {} }));
  await input.press(button(page, schedule));
  await expect(main.getByRole('alert')).toContainText(words.screen('unavailable'), noticed);
  await isSound(page);
  await back();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto(tenant.url + screenPath);
  await expect(main.getByRole('alert')).toContainText(words.screen('notOpened'));
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { action: 'cancel', projectId: 'northgate-emissions' } }, ''));
  await page.reload();
  await expect(main.getByRole('alert')).toContainText(words.screen('noAddress'));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(words.screen('cancelHeader'));
  await back();
});
