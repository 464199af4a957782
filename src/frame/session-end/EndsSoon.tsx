import { useState } from 'react';
import { Button, closeDialog, Dialog, minutesAndSeconds, useAnnounced, useCountdown } from '#ui';
import type { Site } from '../../tenant/index.ts';
import { endingWord, leftInWords } from './ending-words.ts';
import { spokenSeconds } from './spoken-time.ts';

interface EndsSoonProps {
  readonly site: Site | undefined;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly stay: () => void;
  readonly leave: () => Promise<unknown>;
}

/** SES-01: asks people who did nothing for a while whether they are still there. Escape is a yes. */
export function EndsSoon({ site, endsAt, stay, leave }: EndsSoonProps) {
  const left = useCountdown(endsAt);
  const [from] = useState(left);
  const [leaving, setLeaving] = useState(false);
  useAnnounced(leftInWords(site, spokenSeconds(left, from)), 'assertive');
  const signOut = async (): Promise<void> => {
    setLeaving(true);
    await leave();
    setLeaving(false);
  };
  const time = (
    <p aria-hidden="true">
      {endingWord(site, 'ending.left')} <time>{minutesAndSeconds(left)}</time>
    </p>
  );
  return (
    <Dialog id="ends-soon" title={endingWord(site, 'ending.title')} text={endingWord(site, 'ending.hint')} problem={time} onClose={stay}>
      <Button onClick={closeDialog}>{endingWord(site, 'ending.stay')}</Button>
      <Button look="secondary" busy={leaving} onClick={() => void signOut()}>
        {endingWord(site, 'ending.leave')}
      </Button>
    </Dialog>
  );
}
