import { useEffect, useState } from 'react';
import { filled, isolated } from '#engine';
import type { Account } from '#schemas/api';
import { chosenBy } from '../../acting/index.ts';
import { homeOf } from '../../auth/index.ts';
import styles from '../banners/bar.module.css';
import { usePortal, type Visit } from '../../visit/index.ts';
import { workspaceWord } from './workspace-words.ts';

/** FRM-19: for whom staff act, on every screen of the workspace, with the ways to change and to leave. */
export function WorkspaceBanner({ visit }: { readonly visit: Visit }) {
  const { site, url, acting } = visit;
  const account = useAccount(chosenBy(acting));
  const elsewhere = new URLSearchParams({ isWorkspace: 'true' });
  return (
    <aside className={styles.bar} aria-label={workspaceWord(site, 'workspace.choose')}>
      <p role="status">
        {account === 'none' && workspaceWord(site, 'workspace.forNone')}
        {account === 'unknown' && workspaceWord(site, 'workspace.unknown')}
        {typeof account === 'object' &&
          filled(workspaceWord(site, 'workspace.for'), {
            name: isolated(account.fullname),
            identifier: isolated(account.identifier),
          })}
      </p>
      {/* The choice is not carried on: whole documents, without anything of the account. */}
      {account !== 'none' && (
        <a rel="external" href={`${url.pathname}?${elsewhere}`}>
          {workspaceWord(site, 'workspace.change')}
        </a>
      )}
      <a rel="external" href={homeOf(site.claimsEnabled)}>
        {workspaceWord(site, 'workspace.leave')}
      </a>
    </aside>
  );
}

type Known = Pick<Account, 'fullname' | 'identifier'> | 'none' | 'unknown' | undefined;

function useAccount(id: string | undefined): Known {
  const { api } = usePortal();
  const [found, setFound] = useState<{ readonly id: string; readonly known: Known }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let current = true;
    const answer = (known: Known): void => {
      if (current) setFound({ id, known });
    };
    api.call('accounts.one', { params: { id } }).then(answer, () => answer('unknown'));
    return () => {
      current = false;
    };
  }, [api, id]);
  if (id === undefined) return 'none';
  return found?.id === id ? found.known : undefined;
}
