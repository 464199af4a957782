import type { FormView } from '#schemas/api';
import type { FormWords } from '../../form-words/form-texts.ts';
import type { Refused } from './use-sending.ts';
import { FormAlert } from '../notices/FormAlert.tsx';
import { wordsOnAnswers } from '../notices/words-on-answers.ts';

interface RefusedToSendProps {
  readonly text: FormWords;
  readonly refusal: Refused;
  readonly view: Pick<FormView, 'signInHref'>;
  readonly isKept: boolean;
  readonly isSafe: boolean;
}

/**
 * Why the answers were not sent. FRM-12 requires a toast of five seconds: for so long the message is in view wherever the form is scrolled; then
 * it stays beside the button until the next try, so that there is no time limit for reading (WCAG 2.2.1).
 */
export function RefusedToSend({ text, refusal: { code }, view: { signInHref }, isKept, isSafe }: RefusedToSendProps) {
  if (code === 'session-ended')
    return (
      <FormAlert>
        <strong>{text.errorWord}</strong> <span>{wordsOnAnswers(text.sessionEnded, text, isKept)}</span>{' '}
        <a href={signInHref}>{text.signInAgain}</a>
      </FormAlert>
    );
  if (code === 'invalid-token' || code === 'already-begun')
    return (
      <FormAlert>
        <strong>{text.errorWord}</strong>{' '}
        <span>{wordsOnAnswers(code === 'already-begun' ? text.linkBegun : text.linkEnded, text, isKept)}</span>{' '}
        <a href={signInHref}>{text.signInAgain}</a>
      </FormAlert>
    );
  const reason = code === 'network' ? text.offline : text.submitFailed;
  return (
    <FormAlert>
      <strong>{text.errorWord}</strong> <span>{reason}</span> <span>{wordsOnAnswers(whatToDo(code, text), text, isSafe, 'areKept')}</span>
    </FormAlert>
  );
}

/** What the claimant can do about it. */
function whatToDo(code: string, text: FormWords): string {
  if (code === 'answers-too-slow') return text.answersTooSlow;
  return ['answers-wait', 'answers-not-validated', 'too-many-requests'].includes(code) ? text.answersWait : text.answersKept;
}
