import { useState } from 'react';
import { isolated } from '#schemas/shared/isolated';
import { Button } from '#ui';
import { filled } from '#locale/messages/filled';
import { storedOfPersonInTab } from '../../tab/index.ts';
import type { Visit } from '../../visit/index.ts';
import { confirmationWord } from './confirmation-words.ts';

/** Which submission a copy was last mailed of from this tab, and to where: a reload still shows it. */
const mailed = storedOfPersonInTab('mailed');

function mailedTo(submissionId: string): string | undefined {
  try {
    const [ofSubmission, sentTo] = JSON.parse(mailed.read() ?? '[]') as readonly unknown[];
    return ofSubmission === submissionId && typeof sentTo === 'string' ? sentTo : undefined;
  } catch {
    return undefined;
  }
}

/** A copy of what was sent, by mail to who sent it: where the form allows that. */
export function MailedCopy({ visit: { site, host }, submissionId }: { readonly visit: Visit; readonly submissionId: string }) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed' | 'unproven' | { readonly sentTo: string }>(() => {
    const sentTo = mailedTo(submissionId);
    return sentTo === undefined ? 'ready' : { sentTo };
  });
  const mail = async (): Promise<void> => {
    setState('sending');
    const outcome = await host.act('mail-answers', { submissionId });
    if (outcome.ok) {
      const { sentTo } = outcome.value;
      mailed.keep(JSON.stringify([submissionId, sentTo]));
      setState({ sentTo });
    } else setState(outcome.code === 'email-unproven' ? 'unproven' : 'failed');
  };
  return (
    <>
      <Button look="secondary" busy={state === 'sending'} onClick={() => void mail()}>
        {confirmationWord(site, state === 'sending' ? 'confirmation.mailing' : 'confirmation.mail')}
      </Button>
      <p role="status">
        {typeof state === 'object' && filled(confirmationWord(site, 'confirmation.mailed'), { address: isolated(state.sentTo) })}
      </p>
      {state === 'failed' && <p role="alert">{confirmationWord(site, 'confirmation.notMailed')}</p>}
      {state === 'unproven' && <p role="alert">{confirmationWord(site, 'confirmation.mailUnproven')}</p>}
    </>
  );
}
