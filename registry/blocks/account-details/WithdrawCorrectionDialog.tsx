import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { ListingDetailsView } from '#schemas/api';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { Button, closeDialog, Dialog } from '#ui';
import type { Announced } from './announced.ts';
import type { texts } from './account-details.schema.ts';

interface WithdrawCorrectionDialogProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'act'> {
  readonly form: ListingDetailsView['forms'][number];
  /** Of the person. */
  readonly name: string;
  /** With what became of it; without: nothing was asked. */
  readonly onClose: (result?: Announced) => void;
}

/** GBK-03: asks before the request to correct a form is withdrawn. */
export function WithdrawCorrectionDialog({ id, form, name, text, act, onClose }: WithdrawCorrectionDialogProps) {
  const [busy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const outcome = await act('withdraw-correction', { submissionId: form.submissionId ?? '' });
    const names = { form: isolated(form.name) };
    const { submissionId } = form;
    if (outcome.ok) return onClose({ words: filled(text.requestWithdrawn, names), result: 'sent', submissionId });
    const isLate = outcome.code === 'correction-begun' || outcome.code === 'not-given-back';
    onClose({ words: isLate ? filled(text.requestStays, names) : filled(text.requestNotWithdrawn, names), result: 'failed', submissionId });
  };
  return (
    <Dialog
      id={`${id}-withdraw-request`}
      title={filled(text.requestTitle, { form: isolated(form.name) })}
      text={filled(text.requestHint, { name: isolated(name) })}
      isHeld={busy}
      onClose={() => onClose()}
    >
      <Button busy={busy} onClick={() => void withdraw()}>
        {text.withdrawRequest}
      </Button>
      <Button look="secondary" busy={busy} onClick={closeDialog}>
        {text.linkCancel}
      </Button>
    </Dialog>
  );
}
