import { admit } from '../support/claimant.ts';
import { test } from '../support/journey.ts';
import { chooseVisits, lookAt, titleOf, type Visit } from '../support/screen-visits.ts';
import { screens } from '../support/screens/index.ts';
import { full, seed } from '../support/seed.ts';

/** Together: visits of the same person. In a full run in one language, too. */
const groupOf = ({ screen: { tenant, person = 'a visitor', refused }, language }: Visit): string =>
  [tenant.slug, person, ...(refused ? ['refused'] : []), ...(full ? [language] : [])].join(', ');

/** Pictures are for people to look at: they show nothing by themselves. */
const pictures = process.env['PORTICO_SHOTS'] === '1' ? 'test-results/screens' : undefined;

test.describe.configure({ mode: 'parallel' });

for (const [group, visits] of Map.groupBy(chooseVisits(screens, 14), groupOf))
  test(`${group}: title, one heading, language, direction, focus, no finding of axe, no sideways scroll (screens: ${visits.length}, seed ${seed})`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(30_000 + visits.reduce((looks, visit) => looks + 2 + visit.looks.length, 0) * 10_000);
    const { tenant, person, refused } = visits[0]!.screen;
    if (refused) faults.allow(/status of 4\d\d/);
    if (person) await admit(page, tenant, person);
    for (const visit of visits) await test.step(titleOf(visit), () => lookAt(page, visit, pictures));
  });
