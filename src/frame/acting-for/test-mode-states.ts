import type { StatusTone } from '#ui';
import { testModeWords } from '#schemas/tenant';
import type { TestModeContent } from '../../content/index.ts';
import { wordsOf, type Site } from '../../tenant/index.ts';

/** Words of the test-mode panel. */
const testModeWord = wordsOf(testModeWords);

interface State {
  readonly label: string;
  readonly value: string;
  readonly tone: StatusTone;
}

/** TST-01: what the panel shows, in words, each with its colour. Content is not checked here: what it does not state counts as the state to look at. Pure. */
export function testModeStates(site: Site, states: TestModeContent): readonly State[] {
  const { emailRestrictionStatus: email, contentStatus: content, panelDataLoadedStatus: data } = states;
  return [
    {
      label: testModeWord(site, 'testMode.emailRestriction'),
      ...(email === 'On'
        ? { value: testModeWord(site, 'testMode.on'), tone: 'success' }
        : { value: testModeWord(site, 'testMode.off'), tone: 'danger' }),
    },
    {
      label: testModeWord(site, 'testMode.dataLoaded'),
      ...(data === 'Production'
        ? { value: testModeWord(site, 'testMode.production'), tone: 'danger' }
        : data === 'Test'
          ? { value: testModeWord(site, 'testMode.test'), tone: 'success' }
          : { value: testModeWord(site, 'testMode.none'), tone: 'neutral' }),
    },
    {
      label: testModeWord(site, 'testMode.content'),
      ...(content === 'Approved'
        ? { value: testModeWord(site, 'testMode.approved'), tone: 'success' }
        : { value: testModeWord(site, 'testMode.inReview'), tone: 'danger' }),
    },
  ];
}
