import { findings } from '../support/axe.ts';
import { expect, hydrated, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { submitButton } from '../support/questions/gallery-form.ts';

async function open(page: Page, example: string, lang = 'en'): Promise<void> {
  await page.goto(`/gallery?${new URLSearchParams({ block: 'form', example, lang, theme: 'fern' })}`);
  await hydrated(page);
  await expect(page.locator('[data-awaits-script=taken]')).toBeVisible();
}

test('[CTL-ALL] a question that is closed looks closed, and open once it is opened', async ({ page }) => {
  await open(page, 'closed');
  const looks = (name: string) =>
    page
      .locator(`[data-name=${name}] :is(input, select, textarea, label:has(input))`)
      .first()
      .evaluate((field) => {
        const frame = field.matches('[type=radio], [type=checkbox]') ? (field.closest('label') ?? field) : field;
        return getComputedStyle(frame).borderTopStyle;
      });
  const names = ['text', 'comment', 'dropdown', 'checkbox', 'rating', 'phone'];
  expect(await Promise.all(names.map(looks))).toEqual(names.map(() => 'dashed'));
  const closed = page.getByRole('textbox', { name: 'Which fuel?' });
  await expect(closed).toHaveValue('Petrol');
  await expect(closed).not.toBeEditable();
  await expect(page.locator('[data-name=file]')).toContainText('Not answered');
  expect(await findings(page, '[data-gallery-frame]')).toEqual([]);
  await page.getByRole('radio', { name: 'yes' }).check();
  expect(await Promise.all(names.map(looks))).toEqual(names.map(() => 'solid'));
});

test('[CTL-ALL] the rows of a table without space are cards: each cell has its title and its mark, an error that of its column, a sum its word, each button its row', async ({
  page,
}) => {
  for (const [width, lang] of [
    [1280, 'en'],
    [320, 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'tables', lang);
    const costs = page.locator('[data-name=costs]');
    const titleOf = (selector: string) =>
      costs
        .locator(selector)
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await titleOf('tbody td:has(input)')).toBe('"What you paid for *"');
    expect(await titleOf('tbody td:has(select)')).toBe('"Kind"');
    expect(await titleOf('tfoot td:not(:has(.sd-expression:empty))')).toMatch(lang === 'en' ? /^"Total: Amount"$/ : /^"المجموع.*Amount"$/);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await submitButton(page).click();
    expect(await titleOf('td:has(.sd-error)')).toContain('What you paid for');
    const select = costs.locator('select');
    await select.selectOption('Replacement vehicle');
    expect(await select.evaluate((field) => field.clientWidth > 9 * 16), 'no word of a choice is cut').toBe(true);
    expect(await findings(page, '[data-gallery-frame]')).toEqual([]);
  }
  await open(page, 'tables');
  const cars = page.locator('[data-name=cars]');
  await expect(cars.getByRole('button', { name: 'Add another: Your vehicles', exact: true })).toBeVisible();
  await expect(cars.getByRole('button', { name: 'Remove Row 1', exact: true })).toBeVisible();
  await cars.getByRole('textbox', { name: 'Make' }).fill('Toyota');
  await cars.getByRole('textbox', { name: 'Model' }).fill('Corolla');
  await expect(cars.getByRole('button', { name: 'Remove Toyota Corolla', exact: true })).toBeVisible();
  const costs = page.locator('[data-name=costs]');
  await costs.getByRole('textbox', { name: 'What you paid for' }).fill('Tyres');
  await costs.getByRole('button', { name: 'Remove Tyres', exact: true }).click();
  await expect(costs.getByRole('textbox', { name: 'What you paid for' })).toHaveCount(0);
  await expect(page.locator('[data-name=papers]').getByRole('button', { name: 'Add a paper: Your papers', exact: true })).toBeVisible();
});

test('[CTL-ALL] Enter in a field of one line presses the button that leads on, and in one of several lines begins a new line', async ({
  page,
}) => {
  await open(page, 'minimal');
  const field = page.getByRole('textbox', { name: 'Registration number' });
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /^Registration number/ })).toBeVisible();
  await field.fill('AB12 CDE');
  await field.press('Enter');
  await expect(page.getByText('Step 2 of 2')).toBeFocused();
  await open(page, 'overflow');
  const story = page.locator('[data-name=story] textarea');
  await story.fill('It broke down.');
  await story.press('Enter');
  await expect(story).toHaveValue('It broke down.\n');
  await expect(story).toBeFocused();
  await open(page, 'typesOfChoice');
  const search = page.getByRole('combobox').and(page.locator('input'));
  await search.pressSequentially('swan');
  await search.press('Enter');
  await expect(search).toBeFocused();
});

test('[CTL-ALL] a picture that does not come is its text, and breaks no line', async ({ page }) => {
  await open(page, 'pictures');
  await page.getByRole('radio', { name: 'yes' }).check();
  const failed = (place: string) => page.locator(`[data-name=${place}] img`);
  for (const place of ['image', 'side', 'line'])
    await expect
      .poll(() => failed(place).evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth === 0))
      .toBe(true);
  await expect(page.getByRole('img', { name: 'A log book' })).toBeVisible();
  await expect(failed('side')).toBeVisible();
  expect(await failed('line').evaluate((picture) => getComputedStyle(picture).display)).toBe('inline');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
