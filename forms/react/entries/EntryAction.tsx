import type { Action, Question, SurveyModel } from 'survey-core';
import { SvgIcon } from 'survey-react-ui';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { filled } from '#locale/messages/filled';
import { useQuestion } from '../../fields/parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { entryName, type Entry } from './entry-name.ts';

/** What the button of an action of SurveyJS's adds to, or removes. */
export type EntryOf = Entry | { readonly question: Question };

/** Whether the form has words of its own for the button that removes an entry. */
const hasOwnWords = (of: Entry): boolean => ('row' in of ? !of.question.locRemoveRowText.isEmpty : !of.question.locRemovePanelText.isEmpty);

/** The button that adds an entry, or removes one: its name is its words and what it is about. */
export function EntryAction({ item, of }: { readonly item: Action; readonly of: EntryOf }) {
  const { question } = of;
  useQuestion(question);
  const { text, language } = formContextOf(question.survey as SurveyModel);
  const words = item.title;
  const removes = 'row' in of || 'panel' in of;
  const about = removes ? entryName(of, text) : question.processedTitle;
  const name = removes && !hasOwnWords(of) ? filled(text.removeFile, { name: about }) : labelled(words, about, language);
  return (
    <button
      // Its types leave out that SurveyJS forgets the button by `undefined`.
      ref={(button) => item.setInputElement((button ?? undefined) as HTMLElement)}
      type="button"
      className={item.getActionBarItemCss()}
      disabled={item.disabled}
      aria-label={name}
      onClick={(event) => item.doAction(event)}
    >
      {item.iconName && <SvgIcon iconName={item.iconName} size={item.iconSize} />}
      <span>{words}</span>
    </button>
  );
}
