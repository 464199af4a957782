import { admit } from '../support/claimant.ts';
import { hiddenFocusStops } from '../support/hidden-focus.ts';
import { expect, test } from '../support/journey.ts';
import { dress, settled } from '../support/screen-visits.ts';
import { screens, type Screen } from '../support/screens/index.ts';

const groupOf = ({ tenant, person = 'a visitor', refused }: Screen): string =>
  [tenant.slug, person, ...(refused ? ['refused'] : [])].join(', ');

test.describe.configure({ mode: 'parallel' });

for (const [group, ofGroup] of Map.groupBy(screens, groupOf))
  test(`${group}: nothing takes the focus without being seen, at 1280 and at 320 px (screens: ${ofGroup.length})`, async ({
    page,
    context,
    faults,
    shifts,
  }) => {
    shifts.allow(/./, 'the window is made narrow', 1);
    test.setTimeout(30_000 + ofGroup.length * 20_000);
    const { tenant, person, refused } = ofGroup[0]!;
    if (refused) faults.allow(/status of 4\d\d/);
    if (person) await admit(page, tenant, person);
    const hidden: Record<string, string[]> = {};
    for (const { name, path, onlyIn, serverDrawn, ofReact, then } of ofGroup)
      await test.step(name, async () => {
        // What was typed on one screen would come back on another of the same tab.
        const tab = await context.newPage();
        const language = onlyIn ?? tenant.languages[0]?.iso2Code ?? '';
        await context.addCookies([{ name: 'language', value: language, url: tenant.url }]);
        await tab.goto(new URL(path, tenant.url).href);
        if (!serverDrawn) await settled(tab, tenant.slug, language, ofReact);
        await then?.(tab, language);
        for (const width of [1280, 320] as const) {
          await dress(tab, { scheme: 'light', width });
          const stops = await hiddenFocusStops(tab);
          if (stops.length > 0) hidden[`${name}, ${width} px`] = stops;
        }
        await tab.close();
      });
    expect(hidden).toEqual({});
  });
