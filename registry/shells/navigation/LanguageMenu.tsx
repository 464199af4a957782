import type { MouseEvent } from 'react';
import type { NavigationView } from '#schemas/api';
import { Icon, Menu } from '#ui';
import type { Bar } from './bar.ts';

interface LanguageMenuProps extends Pick<Bar, 'text' | 'act'> {
  readonly id: string;
  readonly navigation: NavigationView;
}

/** Only where there is a choice (NAV-02). A plain form, so that the language can be changed before any script. */
export function LanguageMenu({ id, navigation, text, act }: LanguageMenuProps) {
  if (navigation.languages.length < 2) return null;
  const current = navigation.languages.find((language) => language.current);
  const choose = async (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    event.preventDefault();
    const outcome = await act('choose-language', { code: button.value });
    if (!outcome.ok) button.form?.requestSubmit(button);
  };
  return (
    <Menu id={id} icon="globe" label={text.language} shown={<span lang={current?.iso2Code}>{current?.ownName}</span>}>
      <form method="post" action="/language">
        <input type="hidden" name="returnTo" value={navigation.currentPath} />
        <ul role="list">
          {navigation.languages.map(({ iso2Code, ownName, dir, current: shown }) => (
            <li key={iso2Code}>
              <button
                name="language"
                value={iso2Code}
                data-language={iso2Code}
                lang={iso2Code}
                dir={dir}
                aria-current={shown || undefined}
                onClick={choose}
              >
                {ownName}
                {shown && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Menu>
  );
}
