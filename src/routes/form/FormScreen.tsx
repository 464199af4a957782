import { useLayoutEffect } from 'react';
import { Page } from '#engine/react';
import { ErrorScreen, FullHeight, VisitorNotice, WaitingScreen } from '../../frame/index.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { cleanAddress } from '../../link/form-link.ts';
import { useShown } from '../../visit/index.ts';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';

/** The screen of one form; its heading is the block's, as it belongs to the form (FRM). */
export function FormScreen() {
  const { visit, body, failure, waiting, view, notice } = useShown();
  // By then the tab keeps the secret of a link, and what is typed is in the form.
  useLayoutEffect(() => (visit?.acting.link ? cleanAddress() : undefined), [visit]);
  if (failure || !visit) return <ErrorScreen />;
  if (!body) return waiting ? <WaitingScreen /> : <NotFoundScreen />;
  return (
    <FullHeight>
      {notice && <VisitorNotice>{notice}</VisitorNotice>}
      <Page prepared={body} host={visit.host} loader={visit.blocks} />
      {view === 'invalid-link' && <InvalidLink />}
    </FullHeight>
  );
}
