import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import { questionPart } from '#schemas/shared/question-part';
import type { FormWords } from '../../texts.ts';
import { Button } from '#ui';
import { FormAlert } from '../notices/FormAlert.tsx';
import { wordsOnAnswers } from '../notices/words-on-answers.ts';
import type { Refused } from './use-sending.ts';

interface RegistrationRefusedProps {
  readonly text: FormWords;
  readonly refusal: Refused;
  readonly view: Pick<FormView, 'returnHref'>;
  readonly act: Act;
  readonly isKept: boolean;
  /** Sends once more what was sent: where an answer was lost on its way, it is not done twice. */
  readonly sendAgain: () => void;
}

/**
 * REG-06: why there is no account, in the words of the server where it has some (an address that is taken), else with another try; closing it leads back to
 * where the registration began, to the question that refuses its answer.
 */
export function RegistrationRefused({
  text,
  refusal: { code, message, question },
  view: { returnHref },
  act,
  isKept,
  sendAgain,
}: RegistrationRefusedProps) {
  const words = code === 'network' ? `${text.offline} ${wordsOnAnswers(text.answersKept, text, isKept, 'areKept')}` : message;
  return (
    <FormAlert title={text.errorWord}>
      <p>{words || wordsOnAnswers(text.notRegistered, text, isKept)}</p>
      {!message && (
        <Button look="secondary" onClick={sendAgain}>
          {text.tryAgain}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => void act('navigate', { to: returnHref + (question === undefined ? '' : questionPart(question)) })}
      >
        {text.closeNotice}
      </Button>
    </FormAlert>
  );
}
