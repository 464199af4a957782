import { PageHeading } from '#registry/ui';
import type { Visit } from '../../visit/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { workspaceWord } from './workspace-words.ts';
import styles from './workspace.module.css';

/** APP-04: the screen is about one account, and staff have not chosen it yet. */
export function ChooseAccount({ visit }: { readonly visit: Visit }) {
  return (
    <>
      <PageHeading>{workspaceWord(visit.site, 'workspace.choose')}</PageHeading>
      <div className={styles.choose}>
        <p>{workspaceWord(visit.site, 'workspace.chooseHint')}</p>
        <AccountForm visit={visit} />
      </div>
    </>
  );
}
