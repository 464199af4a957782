import type { Ref } from 'react';
import { useErrorInTitle } from '#ui';
import type { FormWords } from '../../texts.ts';
import { FormAlert, type AlertHandle } from './FormAlert.tsx';

interface SentElsewhereProps {
  readonly text: FormWords;
  readonly returnHref: string;
  readonly handle: Ref<AlertHandle>;
}

/** FRM-08: the form was sent in another window or on another device, so that nothing of it is saved or sent any more; with the way on. */
export function SentElsewhere({ text, returnHref, handle }: SentElsewhereProps) {
  useErrorInTitle();
  return (
    <FormAlert title={text.errorWord} handle={handle}>
      <p>
        {text.alreadySubmitted} <a href={returnHref}>{text.continueLink}</a>
      </p>
    </FormAlert>
  );
}
