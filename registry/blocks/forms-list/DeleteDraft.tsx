import { useEffect, useRef, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { FormRow } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { announce, Button, closeDialog, Dialog } from '#ui';
import type { texts } from './forms-list.schema.ts';
import styles from './delete-draft.module.css';

interface DeleteDraftProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'act'> {
  /** The draft that the person wants to delete; undefined: none. */
  readonly row: FormRow | undefined;
  readonly close: () => void;
}

/** FRM-26: asks before a draft is deleted for good; what became of it is announced, and stays where the list of drafts was. */
export function DeleteDraft({ id, row, close, text, act }: DeleteDraftProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [words, setWords] = useState('');
  const result = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its draft: the focus moves to the result, which is read then.
  useEffect(() => {
    if (!words || row) return;
    if (document.activeElement === document.body) result.current?.focus();
    else announce(words);
  }, [words, row]);

  const remove = async ({ slug, name, submissionId, draft }: FormRow): Promise<void> => {
    if (submissionId === undefined || draft === undefined) return;
    setDeleting(true);
    setWords('');
    const outcome = await act('delete-draft', { formSlug: slug, submissionId, version: draft.version });
    setDeleting(false);
    setWords(outcome.ok ? filled(text.draftDeleted, { name: isolated(name) }) : text[wordFor(outcome.code)]);
    close();
  };
  return (
    <>
      <p className={styles.result} tabIndex={-1} ref={result}>
        {words}
      </p>
      {row && (
        <Dialog
          id={`${id}-delete`}
          title={text.deleteTitle}
          text={filled(text.deleteHint, { name: isolated(row.name) })}
          isHeld={isDeleting}
          onClose={close}
        >
          <Button busy={isDeleting} onClick={closeDialog}>
            {text.keepDraft}
          </Button>
          <Button look="secondary" busy={isDeleting} onClick={() => void remove(row)}>
            {text.deleteNow}
          </Button>
        </Dialog>
      )}
    </>
  );
}

/** Code of a refusal → key of its words. */
function wordFor(code: string): 'draftChanged' | 'draftHeld' | 'draftNotDeleted' {
  if (code === 'changed-elsewhere' || code === 'already-submitted') return 'draftChanged';
  return code === 'legal-hold' || code === 'has-documents' ? 'draftHeld' : 'draftNotDeleted';
}
