import { Button, closeDialog, Dialog, FileNames } from '#ui';
import type { UnsentFile } from '#schemas/page';
import type { Site } from '../../tenant/index.ts';
import { leavingWord } from './leaving-words.ts';

interface LeaveFilesProps {
  readonly site: Site;
  readonly files: readonly UnsentFile[];
  readonly stay: () => void;
  readonly leave: () => void;
}

/** FRM-13: asks before a form is left whose chosen files are not sent. Where all of them are kept on this device, they go on when it is open again. */
export function LeaveFiles({ site, files, stay, leave }: LeaveFilesProps) {
  const lost = files.filter(({ kept }) => !kept);
  return (
    <Dialog
      id="unsent-files"
      title={leavingWord(site, 'leaving.title')}
      text={leavingWord(site, lost.length > 0 ? 'leaving.hint' : 'leaving.keptHint')}
      problem={<FileNames files={lost.length > 0 ? lost : files} />}
      onClose={stay}
    >
      <Button onClick={closeDialog}>{leavingWord(site, 'leaving.stay')}</Button>
      <Button look="secondary" onClick={leave}>
        {leavingWord(site, lost.length > 0 ? 'leaving.leave' : 'leaving.leaveKept')}
      </Button>
    </Dialog>
  );
}
