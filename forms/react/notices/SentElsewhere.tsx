import type { Ref } from 'react';
import { useErrorInTitle } from '#ui';
import type { FormWords } from '../../texts.ts';
import { FormAlert, type AlertHandle } from './FormAlert.tsx';

interface SentElsewhereProps {
  readonly text: FormWords;
  /** Whether it was to be corrected: the request may have been withdrawn as well (GBK-03). */
  readonly wasCorrected: boolean;
  readonly returnHref: string;
  readonly handle: Ref<AlertHandle>;
}

/** FRM-08: the form was sent in another window or on another device, so that nothing of it is saved or sent any more; with the way on. */
export function SentElsewhere({ text, wasCorrected, returnHref, handle }: SentElsewhereProps) {
  useErrorInTitle();
  return (
    <FormAlert title={text.errorWord} handle={handle}>
      <p>
        {wasCorrected ? text.correctedNoMore : text.alreadySubmitted} <a href={returnHref}>{text.continueLink}</a>
      </p>
    </FormAlert>
  );
}
