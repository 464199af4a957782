import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import type { FormWords } from '../../form-words/form-texts.ts';
import { Button } from '../../ui/index.ts';
import { FormAlert } from '../notices/FormAlert.tsx';
import { wordsOnAnswers } from '../notices/words-on-answers.ts';
import type { Refused } from './use-sending.ts';

interface RegistrationRefusedProps {
  readonly text: FormWords;
  readonly refusal: Refused;
  readonly view: Pick<FormView, 'returnHref'>;
  readonly act: Act;
  readonly isKept: boolean;
}

/** REG-06: why there is no account, in the words of the server where it has some (an address that is taken); closing it leads back to where the registration began. */
export function RegistrationRefused({ text, refusal: { code, message }, view: { returnHref }, act, isKept }: RegistrationRefusedProps) {
  const words = code === 'network' ? `${text.offline} ${wordsOnAnswers(text.answersKept, text, isKept, 'areKept')}` : undefined;
  return (
    <FormAlert>
      <p>
        <strong>{text.errorWord}</strong> <span>{words ?? (message || wordsOnAnswers(text.notRegistered, text, isKept))}</span>
      </p>
      <Button look="quiet" onClick={() => void act('navigate', { to: returnHref })}>
        {text.closeNotice}
      </Button>
    </FormAlert>
  );
}
