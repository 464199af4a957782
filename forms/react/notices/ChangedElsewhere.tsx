import type { Ref } from 'react';
import { useErrorInTitle, Button } from '#ui';
import type { FormWords } from '../../texts.ts';
import { FormAlert, type AlertHandle } from './FormAlert.tsx';

interface ChangedElsewhereProps {
  readonly text: FormWords;
  /** Id of the draft that was deleted elsewhere; undefined: its answers were changed. */
  readonly gone: string | undefined;
  /** Reads the answers again, in place. */
  readonly readAgain: () => void;
  readonly handle: Ref<AlertHandle>;
}

/** FRM-15, FRM-26: the answers cannot be saved over those of another window or device; what to do, and that nothing is lost by it. */
export function ChangedElsewhere({ text, gone, readAgain, handle }: ChangedElsewhereProps) {
  useErrorInTitle();
  return (
    <FormAlert title={gone === undefined ? text.changedElsewhere : text.draftGone} handle={handle}>
      <p>{gone === undefined ? text.changedElsewhereHint : text.draftGoneHint}</p>
      <Button look="secondary" onClick={() => (gone === undefined ? readAgain() : beginAgain(gone))}>
        {text.reloadForm}
      </Button>
    </FormAlert>
  );
}

/** Leaving keeps the answers on this device; the new document begins with them. */
function beginAgain(gone: string): void {
  // A browser goes back to where the document was.
  scrollTo({ top: 0, behavior: 'instant' });
  location.replace(addressOf(gone));
}

/** With its id, by which the device keeps what was written of it. */
function addressOf(submissionId: string): string {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  query.set('submissionId', submissionId);
  return `${pathname}?${query}`;
}
