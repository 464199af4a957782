import { Page } from '#engine/react';
import { PageHeading } from '#registry/ui';
import { FaultScreen } from '../app/fault/FaultScreen.tsx';
import { WaitingScreen } from '../app/frame/WaitingScreen.tsx';
import { usePortal } from '../app/portal-context.ts';
import { useShown } from '../app/use-shown.ts';
import { word } from '../tenant/words.ts';

/** PAGE-10: the heading, and the blocks of the tenant's own page `profile` where it has one. */
export function ProfileScreen() {
  const { blocks } = usePortal();
  const { visit, body, fault, waiting } = useShown();
  if (fault || !visit) return <FaultScreen />;
  if (waiting) return <WaitingScreen />;
  return (
    <>
      <PageHeading>{word(visit.site, 'portal.profile')}</PageHeading>
      {body && <Page prepared={body} host={visit.host} loader={blocks} />}
    </>
  );
}
