import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import { Button } from '#ui';
import type { texts } from './forms-list.schema.ts';
import styles from './forms-list.module.css';

interface RegistrationCopyProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'act'> {
  /** Number of the account. */
  readonly number: string;
}

/** CNF-05: what the account was registered with, as a PDF to keep. */
export function RegistrationCopy({ number, text, act }: RegistrationCopyProps) {
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  const download = async (): Promise<void> => {
    setState('making');
    const { ok } = await act('download-answers', { name: number });
    setState(ok ? 'ready' : 'failed');
  };
  return (
    <div className={styles.below}>
      <Button look="quiet" busy={state === 'making'} onClick={() => void download()}>
        {state === 'making' ? text.makingRegistration : text.registration}
      </Button>
      {state === 'failed' && <p role="alert">{text.registrationNotMade}</p>}
    </div>
  );
}
