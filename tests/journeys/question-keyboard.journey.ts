import { questionAnswers } from '../../registry/blocks/form/question-answers.ts';
import { findings } from '../support/axe.ts';
import { expect, hydrated, test, type Page } from '../support/journey.ts';
import { clearlyChanged, pictureOf } from '../support/questions/focus-ring.ts';
import { openStep, questionSteps, submitButton, type Step } from '../support/questions/gallery-form.ts';
import { keys } from '../support/questions/keys.ts';
import { focusBefore, nextStop } from '../support/questions/tab-stops.ts';
import { dress, schemes } from '../support/screen-visits.ts';
import { combinations, createChance, full, pick, seed } from '../support/seed.ts';

const steps = Object.keys(questionSteps) as Step[];
const photo = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(2000).fill(0)]) };
const known = [...Object.keys(keys), 'received'];

/** What the form last asked the portal to keep. */
const keptAnswers = async (page: Page): Promise<Record<string, unknown>> => {
  const asked = (await page.locator('main pre').allTextContents()).join('\n').split('\n');
  const last = asked.findLast((line) => line.startsWith('keep-answers '))?.slice('keep-answers '.length);
  return last ? (JSON.parse(last) as { answers: Record<string, unknown> }).answers : {};
};

/** A picture is drawn by the browser, and a file has an id of its own. */
const expected: Readonly<Record<string, unknown>> = {
  ...questionAnswers,
  file: [expect.objectContaining({ name: photo.name })],
  logbook: expect.objectContaining({ files: [expect.objectContaining({ name: photo.name })] }),
  signaturepad: expect.stringMatching(/^data:image\/png/),
  authority: expect.objectContaining({ savingBehaviour: 2, typedName: 'Iwan Pugh', signature: expect.stringMatching(/^data:image\/png/) }),
  car: expect.objectContaining({ manufacturer: 'Ford', model: 'Focus', year: '2014', vinNumber: 'WF0LXXGCBL7K12345' }),
  person: { type: 'Google reCAPTCHA', version: 'v2', token: 't0ken' },
};

test('[CTL-ALL] every type of question is reached by Tab and answered by keyboard alone', async ({ page, context }) => {
  test.setTimeout(120_000);
  // The preview of a PDF opens one.
  context.on('page', (other) => void (other !== page && other.close()));
  page.on('filechooser', (chooser) => void chooser.setFiles(photo));
  for (const example of steps)
    await test.step(example, async () => {
      await openStep(page, { example });
      await focusBefore(page);
      const answered: string[] = [];
      for (let stop = await nextStop(page, known); stop; stop = await nextStop(page, known)) {
        const { name } = stop;
        if (answered.includes(name)) continue;
        answered.push(name);
        for (const press of keys[name] ?? [])
          await (typeof press === 'string' ? page.keyboard.press(press) : page.keyboard.type(press.text));
        if (name === 'file' || name === 'logbook') await expect(page.getByText(photo.name, { exact: true })).toBeVisible();
        await page.bringToFront();
      }
      const named: readonly { readonly name?: string }[] = questionSteps[example];
      const asked = named.flatMap(({ name = '' }) => (known.includes(name) ? [name] : []));
      expect(answered).toEqual(expect.arrayContaining(asked));
      await expect
        .poll(() => keptAnswers(page))
        .toMatchObject(Object.fromEntries(answered.flatMap((name) => (name in expected ? [[name, expected[name]]] : []))));
    });
});

const chance = createChance(seed + 40);
const looks = combinations(steps, schemes);
for (const [example, scheme] of full ? looks : [pick(chance, looks)])
  test(`[CTL-ALL] whatever takes the focus in ${example} shows it in ${scheme} (seed ${seed})`, async ({ page }) => {
    await dress(page, { scheme, width: 1280 });
    await openStep(page, { example });
    await focusBefore(page);
    const unseen: string[] = [];
    let stop = await nextStop(page, known);
    expect(stop).toBeDefined();
    while (stop) {
      const focused = await pictureOf(page, stop);
      const next = await nextStop(page, known);
      if ((await clearlyChanged(focused, await pictureOf(page, stop))) < 60) unseen.push(stop.html);
      stop = next;
    }
    expect(unseen).toEqual([]);
  });

/** The questions that what has the focus is in, the innermost first. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const within: string[] = [];
    for (let at = active; at; at = at.parentElement) within.push(...[at.getAttribute('data-name') ?? []].flat());
    return { within, isSeen: active?.matches(':focus-visible') };
  });

for (const example of full ? steps : [pick(chance, steps)])
  test(`[CTL-ALL] each line of the error summary leads by keyboard to its control in ${example}, which shows the focus (seed ${seed})`, async ({
    page,
  }) => {
    const form = await openStep(page, { example, state: 'required' });
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    const lines = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading') })
      .getByRole('link');
    await expect(lines.first()).toBeVisible();
    const wrong = await form.evaluate((root) => [
      ...new Set(
        [...root.querySelectorAll('[data-name]')]
          .filter((question) => question.querySelector('.sd-error, [id$="-error"]'))
          .map((question) => question.getAttribute('data-name')),
      ),
    ]);
    const led = [];
    for (const line of await lines.all()) {
      await line.focus();
      await page.keyboard.press('Enter');
      await expect(line).not.toBeFocused();
      led.push(await focused(page));
    }
    expect([...new Set(led.flatMap(({ within }) => within))].sort()).toEqual(wrong.sort());
    expect(led.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

test('[CTL-ALL] of a group, a table, repeated questions and several fields the line of the error summary leads by keyboard to the field that is wrong', async ({
  page,
}) => {
  await page.goto(`/gallery?${new URLSearchParams({ block: 'form', example: 'inGroups', lang: 'en' })}`);
  await hydrated(page);
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  const lines = summary.getByRole('link');
  await expect(lines).toHaveCount(5);
  const isWrong = (field: Element) => field.matches('input:focus-visible') && (field as HTMLInputElement).value === '';
  const places: string[] = [];
  for (const line of await lines.all()) {
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).not.toBeFocused();
    expect(await page.locator(':focus').evaluate(isWrong), (await line.textContent()) ?? '').toBe(true);
    places.push((await focused(page)).within.join(' in '));
  }
  // Of what holds several fields, only the one that is wrong has no answer.
  expect(places).toEqual(['landline', 'trips', 'model in vehicles', 'home', 'paid']);
  await lines.first().focus();
  await page.keyboard.press('Enter');
  await expect(lines.first()).not.toBeFocused();
  await page.keyboard.type('0292');
  await expect(lines, 'any answer is enough for the group').toHaveCount(4);
  expect(await findings(page, 'main')).toEqual([]);
});

for (const example of full ? steps : [pick(chance, steps)])
  test(`[CTL-ALL] no answer of ${example} that is read-only is changed by keyboard (seed ${seed})`, async ({ page }) => {
    page.on('filechooser', (chooser) => void chooser.setFiles(photo));
    await openStep(page, { example, state: 'readOnly' });
    await focusBefore(page);
    const tried: string[] = [];
    // What is read, and the check that one is a person, are no answers to change.
    const left = ['read', 'fetched', 'person'];
    for (let stop = await nextStop(page, known); stop; stop = await nextStop(page, known)) {
      const { name } = stop;
      if (tried.includes(name) || left.includes(name)) continue;
      tried.push(name);
      for (const press of [...(keys[name] ?? []), 'Space', 'Enter', 'ArrowDown', 'x'])
        await (typeof press === 'string' ? page.keyboard.press(press) : page.keyboard.type(press.text));
    }
    await page.getByRole('button', { name: 'Save and Return' }).click();
    await expect.poll(() => keptAnswers(page)).not.toEqual({});
    const kept = await keptAnswers(page);
    expect(kept).toMatchObject(
      Object.fromEntries(tried.flatMap((name) => (name in questionAnswers ? [[name, questionAnswers[name]]] : []))),
    );
  });

test('[CTL-ALL] [FRM-23] [FRM-27] a link to a question, of the notice of a changed form and of the answers before they are sent, leads by keyboard to a control that shows the focus', async ({
  page,
}) => {
  for (const [example, link] of [
    ['changed', 'Which fuel does it use?'],
    ['check', 'Change: Which fuel does it use?'],
  ] as const) {
    await page.goto(`/gallery?${new URLSearchParams({ block: 'form', example, lang: 'en' })}`);
    await hydrated(page);
    await page.getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toEqual({ within: ['fuel'], isSeen: true });
  }
});
