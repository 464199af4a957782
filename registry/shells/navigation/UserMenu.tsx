import type { SessionView } from '#schemas/api';
import { Menu } from '../../ui/index.ts';
import type { Bar } from './bar.ts';

interface UserMenuProps extends Pick<Bar, 'text' | 'act'> {
  readonly id: string;
  readonly session: SessionView;
}

/** Who is signed in, and what is theirs (NAV-03). */
export function UserMenu({ id, session, text, act }: UserMenuProps) {
  return (
    <Menu id={id} icon="person" compact label={text.account} shown={<bdi>{session.fullName}</bdi>}>
      <ul role="list">
        <li>
          <a href={session.profileHref}>{text.profile}</a>
        </li>
        <li>
          <a href={session.preferencesHref}>{text.preferences}</a>
        </li>
        <li>
          <button type="button" onClick={() => void act('sign-out', {})}>
            {text.signOut}
          </button>
        </li>
      </ul>
    </Menu>
  );
}
