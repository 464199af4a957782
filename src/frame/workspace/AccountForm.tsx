import { useId } from 'react';
import { accountParameter } from '#schemas/api';
import { Button } from '#registry/ui';
import type { Visit } from '../../visit/index.ts';
import { workspaceWord } from './workspace-words.ts';
import styles from './workspace.module.css';

const ofAnotherAccount = [accountParameter, 'submissionId'];

/** Opens the same place for the account whose id is written: a plain form, so that the choice is part of the address. */
export function AccountForm({ visit: { url, site } }: { readonly visit: Visit }) {
  const id = useId();
  const kept = [...url.searchParams].filter(([name]) => !ofAnotherAccount.includes(name));
  return (
    <form method="get" action={url.pathname} className={styles.form}>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{workspaceWord(site, 'workspace.account')}</label>
      <input id={id} className={styles.input} name={accountParameter} required autoComplete="off" spellCheck={false} dir="ltr" />
      <Button type="submit">{workspaceWord(site, 'workspace.open')}</Button>
    </form>
  );
}
