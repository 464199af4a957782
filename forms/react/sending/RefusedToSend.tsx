import type { FormView } from '#schemas/api';
import type { FormWords } from '../../texts.ts';
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
  const words = wordsOfEnd(code, text);
  if (words)
    return (
      <FormAlert title={text.errorWord}>
        <p>
          {wordsOnAnswers(words, text, isKept)} <a href={signInHref}>{text.signInAgain}</a>
        </p>
      </FormAlert>
    );
  return (
    <FormAlert title={text.errorWord}>
      <p>{code === 'network' ? text.offline : text.submitFailed}</p>
      <p>{wordsOnAnswers(whatToDo(code, text), text, isSafe, 'areKept')}</p>
    </FormAlert>
  );
}

/** Of a session or a link that has ended: only signing in leads on. */
const wordsOfEnd = (code: string, text: FormWords): string | undefined =>
  ({ 'session-ended': text.sessionEnded, 'invalid-token': text.linkEnded, 'already-begun': text.linkBegun })[code];

/** What the claimant can do about it. */
function whatToDo(code: string, text: FormWords): string {
  if (code === 'answers-too-slow') return text.answersTooSlow;
  return ['answers-wait', 'answers-not-validated', 'too-many-requests'].includes(code) ? text.answersWait : text.answersKept;
}
