import { findings } from '../support/axe.ts';
import { unreadable } from '../support/forced-colours.ts';
import { expect, sidewaysScroll, test, type Page } from '../support/journey.ts';
import { emptyButtons } from '../support/questions/empty-buttons.ts';
import { openStep } from '../support/questions/gallery-form.ts';
import { chooseVisits, questionsIn, titleOf, type Visit } from '../support/questions/states.ts';
import { untiedErrors } from '../support/questions/untied-errors.ts';
import { dress } from '../support/screen-visits.ts';
import { full, seed } from '../support/seed.ts';

test.describe.configure({ mode: 'parallel' });

/** Opens questions, brings them into their state, and shows that they are sound in each of the looks; where they are not, the others are still looked at. */
async function lookAt(page: Page, visit: Visit): Promise<void> {
  await dress(page, { scheme: 'light', width: 1280 });
  const form = await openStep(page, visit);
  await visit.then?.(page);
  const sound = (what: string) => expect.configure({ soft: true, message: `${titleOf(visit)}: ${what}` });
  const { errors, untied } = await untiedErrors(page.locator('[data-awaits-script]'));
  sound('each error describes its control')(untied).toEqual([]);
  sound('errors are shown')(errors > 0).toBe(visit.state === 'required');
  for (const look of visit.looks) {
    await dress(page, look);
    const name = `${look.scheme}, ${look.width} px`;
    await sound(name)
      .poll(() => sidewaysScroll(page))
      .toBeLessThanOrEqual(0);
    sound(name)(await findings(page, '[data-gallery-frame]')).toEqual([]);
    sound(`${name}: no button and no icon is empty`)(await emptyButtons(page, form)).toEqual([]);
    if (look.scheme === 'forced colours') sound(name)(await unreadable(page)).toEqual([]);
  }
}

const groupOf = ({ example, lang }: Visit): string => (full ? `${example}, ${lang}` : 'questions by chance');

for (const [group, visits] of Map.groupBy(chooseVisits(6), groupOf)) {
  const controls = visits.reduce((sum, { example, looks }) => sum + questionsIn(example) * looks.length, 0);
  test(`[CTL-ALL] ${group}: every state without a finding of axe, an empty button, an error that is tied to nothing, or sideways scroll (controls in states and looks: ${controls}, seed ${seed})`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + visits.reduce((sum, { looks }) => sum + 2 + looks.length, 0) * 15_000);
    for (const visit of visits) await test.step(titleOf(visit), () => lookAt(page, visit));
  });
}
