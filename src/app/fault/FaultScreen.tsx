import { useLocation } from '../router.ts';
import { useShown } from '../use-shown.ts';
import { faultWords, readFault } from './fault.ts';
import { Notice } from './Notice.tsx';

/** ERR-01: the error page. What a navigation's state tells is more exact than the address. */
export function FaultScreen() {
  const { state } = useLocation() as { state: unknown };
  const { fault = readFault(undefined, undefined) } = useShown();
  const { heading, message } = faultWords(state ? readFault(undefined, state) : fault);
  return <Notice heading={heading} message={message} />;
}
