import { filled, isolated } from '#engine';
import { Button } from '#registry/ui';
import { carryChoice } from '../../acting/index.ts';
import { detailsPath, listPath } from '../../address/index.ts';
import styles from '../banners/bar.module.css';
import { usePortal, useShown, type Visit } from '../../visit/index.ts';
import { TestModePanel } from './TestModePanel.tsx';
import { workspaceWord } from './workspace-words.ts';

/** FRM-19: for whom staff act, on every screen of the workspace, with the ways to the account, to the list and out. */
export function WorkspaceBanner({ visit }: { readonly visit: Visit }) {
  const { site, acting, host } = visit;
  const { onBehalfOf, testMode } = useShown();
  const session = usePortal().session.current();
  const name = session.state === 'signed-in' ? session.view.fullName : '';
  return (
    <>
      <aside className={styles.bar} aria-label={workspaceWord(site, 'workspace.label')}>
        <p role="status">
          {onBehalfOf
            ? filled(workspaceWord(site, 'workspace.for'), {
                name: isolated(onBehalfOf.fullname),
                identifier: isolated(onBehalfOf.identifier),
              })
            : filled(workspaceWord(site, 'workspace.signedIn'), { name: isolated(name) })}
        </p>
        {onBehalfOf && <a href={carryChoice(detailsPath, acting)}>{workspaceWord(site, 'workspace.details')}</a>}
        <a href={listPath}>{workspaceWord(site, onBehalfOf ? 'workspace.change' : 'workspace.list')}</a>
        <Button look="quiet" onClick={() => void host.act('sign-out', {})}>
          {workspaceWord(site, 'workspace.signOut')}
        </Button>
      </aside>
      {testMode && <TestModePanel site={site} states={testMode} />}
    </>
  );
}
