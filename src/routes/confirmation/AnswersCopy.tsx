import { useState } from 'react';
import { Button } from '#ui';
import type { Visit } from '../../visit/index.ts';
import { confirmationWord } from './confirmation-words.ts';

interface AnswersCopyProps {
  readonly visit: Visit;
  /** Undefined of a registration. */
  readonly submissionId: string | undefined;
  /** Name of the file. */
  readonly reference: string;
  /** Whether it is the first thing to do here. */
  readonly leads: boolean;
}

/** The answers that were sent, as a PDF to keep. */
export function AnswersCopy({ visit: { site, host }, submissionId, reference, leads }: AnswersCopyProps) {
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  const download = async (): Promise<void> => {
    setState('making');
    const { ok } = await host.act('download-answers', { submissionId, name: reference || (submissionId ?? '') });
    setState(ok ? 'ready' : 'failed');
  };
  return (
    <>
      <Button look={leads ? 'primary' : 'secondary'} busy={state === 'making'} onClick={() => void download()}>
        {confirmationWord(site, state === 'making' ? 'confirmation.downloading' : 'confirmation.download')}
      </Button>
      {state === 'failed' && <p role="alert">{confirmationWord(site, 'confirmation.notDownloaded')}</p>}
    </>
  );
}
