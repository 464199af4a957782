import { faultWords, offlineCode, readFault } from '../../fault/fault.ts';
import { useShown } from '../use-shown.ts';
import { OfflineScreen } from '../offline/OfflineScreen.tsx';
import { Notice } from './Notice.tsx';

/** ERR-01: the error page. */
export function FaultScreen() {
  const { fault = readFault() } = useShown();
  if (fault.code === offlineCode) return <OfflineScreen />;
  const { heading, message } = faultWords(fault);
  return <Notice heading={heading} message={message} over={fault.status === 999} />;
}
