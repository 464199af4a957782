import { PageHeading } from '#registry/ui';
import { ErrorScreen } from '../../frame/index.ts';
import { useShown } from '../../visit/index.ts';
import { homeOf } from '../../auth/index.ts';
import { signingWord } from './signing-words.ts';
import styles from '../content/content-screen.module.css';

/** Shown until it is known who is back from signing, and to browsers without script, which go on by the link. */
export function SignReturnScreen() {
  const { visit, failure } = useShown();
  if (failure || !visit) return <ErrorScreen />;
  return (
    <>
      <PageHeading>{signingWord(visit.site, 'signing.back')}</PageHeading>
      <div className={styles.html} data-wrapped>
        <p>{signingWord(visit.site, 'signing.backMessage')}</p>
        <p>
          <a href={homeOf(visit.site.claimsEnabled)}>{signingWord(visit.site, 'signing.toClaim')}</a>
        </p>
      </div>
    </>
  );
}
