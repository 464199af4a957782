import { LinkButton } from '#ui';
import { ErrorScreen, MessagePage, Way } from '../../frame/index.ts';
import { useShown } from '../../visit/index.ts';
import { homeOf } from '../../auth/index.ts';
import { signingWord } from './signing-words.ts';

/** Shown until it is known who is back from signing, and to browsers without script, which go on by the link. */
export function EsignReturnScreen() {
  const { visit, failure } = useShown();
  if (failure || !visit) return <ErrorScreen />;
  return (
    <MessagePage heading={signingWord(visit.site, 'signing.back')} message={signingWord(visit.site, 'signing.backMessage')}>
      <Way>
        <LinkButton href={homeOf(visit.site.claimsEnabled)}>{signingWord(visit.site, 'signing.toClaim')}</LinkButton>
      </Way>
    </MessagePage>
  );
}
