import { Page } from '#engine/react';
import { PageHeading } from '#ui';
import { ErrorScreen, WaitingScreen } from '../../frame/index.ts';
import { useShown } from '../../visit/index.ts';
import { word } from '../../tenant/index.ts';

/** PAGE-10: the heading, and the blocks of the tenant's own page `profile` where it has one. */
export function ProfileScreen() {
  const { visit, body, failure, waiting } = useShown();
  if (failure || !visit) return <ErrorScreen />;
  if (waiting) return <WaitingScreen />;
  return (
    <>
      <PageHeading>{word(visit.site, 'portal.profile')}</PageHeading>
      {body && <Page prepared={body} host={visit.host} loader={visit.blocks} />}
    </>
  );
}
