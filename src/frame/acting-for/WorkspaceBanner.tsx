import type { FormEvent } from 'react';
import { isolated } from '#schemas/shared/isolated';
import { Menu, SignOutForm } from '#ui';
import { filled } from '#locale/messages/filled';
import { carryChoice } from '../../acting/index.ts';
import { detailsPath, listPath } from '../../address/index.ts';
import bar from '../banners/bar.module.css';
import { usePortal, useShown, type Visit } from '../../visit/index.ts';
import { TestModePanel } from './TestModePanel.tsx';
import { workspaceWord } from './workspace-words.ts';
import styles from './workspace-banner.module.css';

/**
 * FRM-19: for whom staff act, on every screen of the workspace, with the ways to the account, to the list and out: a row where there is space for it,
 * else a menu. A plain form, so that staff can sign out before any script, and without one.
 */
export function WorkspaceBanner({ visit }: { readonly visit: Visit }) {
  const { site, acting, host } = visit;
  const { onBehalfOf, testMode } = useShown();
  const session = usePortal().session.current();
  const name = session.state === 'signed-in' ? session.view.fullName : '';
  const label = workspaceWord(site, 'workspace.label');
  const signOut = (event: FormEvent): void => {
    event.preventDefault();
    void host.act('sign-out', {});
  };
  return (
    <>
      <aside className={`${bar.bar} ${styles.workspace}`} aria-label={label}>
        <p role="status" className={styles.person}>
          {onBehalfOf
            ? filled(workspaceWord(site, 'workspace.for'), {
                name: isolated(onBehalfOf.fullname),
                identifier: isolated(onBehalfOf.identifier),
              })
            : filled(workspaceWord(site, 'workspace.signedIn'), { name: isolated(name) })}
        </p>
        <div className={styles.ways}>
          <Menu id="workspace-menu" icon="menu" compact label={label} shown={label}>
            <ul role="list">
              {onBehalfOf && (
                <li>
                  <a href={carryChoice(detailsPath, acting)}>{workspaceWord(site, 'workspace.details')}</a>
                </li>
              )}
              <li>
                <a href={listPath}>{workspaceWord(site, onBehalfOf ? 'workspace.change' : 'workspace.list')}</a>
              </li>
              <li>
                <SignOutForm onSubmit={signOut}>{workspaceWord(site, 'workspace.signOut')}</SignOutForm>
              </li>
            </ul>
          </Menu>
        </div>
      </aside>
      {testMode && <TestModePanel site={site} states={testMode} />}
    </>
  );
}
