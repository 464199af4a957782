import { faultWords, offlineCode, readFault } from '../../fault/index.ts';
import { useShown } from '../../visit/index.ts';
import { OfflineScreen } from './OfflineScreen.tsx';
import { Notice } from './Notice.tsx';

/** ERR-01: the error page. */
export function FaultScreen() {
  const { fault = readFault() } = useShown();
  if (fault.code === offlineCode) return <OfflineScreen />;
  const { heading, message } = faultWords(fault);
  return <Notice heading={heading} message={message} over={fault.status === 999} />;
}
