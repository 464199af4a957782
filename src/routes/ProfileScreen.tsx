import { PageHeading } from '#registry/ui';
import { WaitingScreen } from '../app/frame/WaitingScreen.tsx';
import { useShown } from '../app/use-shown.ts';
import { word } from '../tenant/words.ts';

/** PAGE-10. */
export function ProfileScreen() {
  const { visit, waiting } = useShown();
  return waiting ? <WaitingScreen /> : <PageHeading>{word(visit?.site, 'portal.profile')}</PageHeading>;
}
