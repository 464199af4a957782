import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import type { FormWords } from '../../form-words/form-texts.ts';
import { Button } from '../../ui/index.ts';
import { FormAlert } from '../notices/FormAlert.tsx';
import type { Refused } from './use-sending.ts';

interface RegistrationRefusedProps {
  readonly text: FormWords;
  readonly refusal: Refused;
  readonly view: Pick<FormView, 'returnHref'>;
  readonly act: Act;
}

/** REG-06: why there is no account, in the words of the server where it has some (an address that is taken); closing it leads back to where the registration began. */
export function RegistrationRefused({ text, refusal: { code, message }, view: { returnHref }, act }: RegistrationRefusedProps) {
  return (
    <FormAlert>
      <p>
        <strong>{text.errorWord}</strong>{' '}
        <span>{code === 'network' ? `${text.offline} ${text.answersKept}` : message || text.notRegistered}</span>
      </p>
      <Button look="quiet" onClick={() => void act('navigate', { to: returnHref })}>
        {text.closeNotice}
      </Button>
    </FormAlert>
  );
}
