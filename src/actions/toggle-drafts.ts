import { askForDrafts } from '../content/index.ts';
import { done, type Action } from './action.ts';

/** PAGE-14, NAV-04: remembers the choice, then asks for the content again. */
export const toggleDrafts: Action<'toggle-drafts'> = async ({ on }, { browser }) => {
  askForDrafts(on);
  await browser.refresh();
  return done;
};
