// With the form: what it saves and sends with must be here before the connection may be lost.
import '../app/actions/answers.ts';
import { Page } from '#engine/react';
import { FaultScreen } from '../app/fault/FaultScreen.tsx';
import { WaitingScreen } from '../app/frame/WaitingScreen.tsx';
import { FormStays } from '../app/offline/FormStays.tsx';
import { usePortal } from '../app/portal-context.ts';
import { useShown } from '../app/use-shown.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** The screen of one form; its heading is the block's, as it belongs to the form (FRM). */
export function FormScreen() {
  const { blocks } = usePortal();
  const { visit, body, fault, waiting } = useShown();
  if (fault || !visit) return <FaultScreen />;
  if (waiting) return <WaitingScreen />;
  if (!body) return <NotFoundScreen />;
  return (
    <>
      <Page prepared={body} host={visit.host} loader={blocks} />
      <FormStays visit={visit} />
    </>
  );
}
