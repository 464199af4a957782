import { Button, closeDialog, Dialog } from '#registry/ui';
import type { Site } from '../../tenant/index.ts';
import { leavingWord } from './leaving-words.ts';

interface LeaveFilesProps {
  readonly site: Site;
  readonly names: readonly string[];
  readonly stay: () => void;
  readonly leave: () => void;
}

/** FRM-13: asks before a form is left whose chosen files are not sent. */
export function LeaveFiles({ site, names, stay, leave }: LeaveFilesProps) {
  const files = (
    <ul>
      {names.map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog
      id="unsent-files"
      title={leavingWord(site, 'leaving.title')}
      text={leavingWord(site, 'leaving.hint')}
      problem={files}
      onClose={stay}
    >
      <Button onClick={closeDialog}>{leavingWord(site, 'leaving.stay')}</Button>
      <Button look="secondary" onClick={leave}>
        {leavingWord(site, 'leaving.leave')}
      </Button>
    </Dialog>
  );
}
