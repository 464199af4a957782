import type { Ref } from 'react';
import { useErrorInTitle, Button } from '../../ui/index.ts';
import type { FormWords } from '../../form-words/form-texts.ts';
import { FormAlert, type AlertHandle } from './FormAlert.tsx';

interface ChangedElsewhereProps {
  readonly text: FormWords;
  /** Id of the draft that was deleted elsewhere; undefined: its answers were changed. */
  readonly gone: string | undefined;
  readonly handle: Ref<AlertHandle>;
}

/** FRM-15, FRM-26: the answers cannot be saved over those of another window or device; what to do, and that nothing is lost by it. */
export function ChangedElsewhere({ text, gone, handle }: ChangedElsewhereProps) {
  useErrorInTitle();
  return (
    <FormAlert handle={handle}>
      <p>
        <strong>{gone === undefined ? text.changedElsewhere : text.draftGone}</strong>
      </p>
      <p>{gone === undefined ? text.changedElsewhereHint : text.draftGoneHint}</p>
      {/* Leaving keeps the answers on this device; the new document brings both sides together. */}
      <Button look="secondary" onClick={() => (gone === undefined ? location.reload() : location.replace(addressOf(gone)))}>
        {text.reloadForm}
      </Button>
    </FormAlert>
  );
}

/** With its id, by which the device keeps what was written of it. */
function addressOf(submissionId: string): string {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  query.set('submissionId', submissionId);
  return `${pathname}?${query}`;
}
