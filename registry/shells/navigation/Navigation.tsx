import type { Bar } from './bar.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './navigation.module.css';
import type { NavigationProps } from './navigation.schema.ts';
import { PageMenu } from './PageMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The bar under the header (NAV-01 to NAV-07): native popovers and a plain form, so it works before any script. */
export function Navigation({ id, hiddenWhenSignedIn = [], text, data, act }: NavigationProps & Bar) {
  const navigation = data.navigation.state === 'ready' ? data.navigation.value : undefined;
  const session = data.session.state === 'ready' ? data.session.value : undefined;
  return (
    <nav id={id} className={styles.bar} aria-label={text.main}>
      <div className={styles.inner}>
        <PageMenu
          id={`${id}-pages`}
          {...{ text, act, navigation, hiddenWhenSignedIn }}
          signedIn={session !== undefined}
          besideIt={session?.fullName ?? ''}
        />
        <div className={styles.tools}>
          {navigation && <LanguageMenu id={`${id}-languages`} navigation={navigation} text={text} act={act} />}
          {session && <UserMenu id={`${id}-account`} session={session} text={text} act={act} />}
        </div>
      </div>
    </nav>
  );
}
