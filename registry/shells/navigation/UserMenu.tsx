import type { FormEvent } from 'react';
import type { SessionView } from '#schemas/api';
import { Menu, SignOutForm, Verbatim } from '#ui';
import type { Bar } from './bar.ts';

interface UserMenuProps extends Pick<Bar, 'text' | 'act'> {
  readonly id: string;
  readonly session: SessionView;
}

/** Who is signed in, and what is theirs (NAV-03). A plain form, so that a person can sign out before any script, and without one. */
export function UserMenu({ id, session, text, act }: UserMenuProps) {
  const signOut = (event: FormEvent): void => {
    event.preventDefault();
    void act('sign-out', {});
  };
  return (
    <Menu id={id} icon="person" compact label={text.account} shown={<Verbatim>{session.fullName}</Verbatim>}>
      <ul role="list">
        <li>
          <a href={session.profileHref}>{text.profile}</a>
        </li>
        <li>
          <a href={session.preferencesHref}>{text.preferences}</a>
        </li>
        <li>
          <SignOutForm onSubmit={signOut}>{text.signOut}</SignOutForm>
        </li>
      </ul>
    </Menu>
  );
}
