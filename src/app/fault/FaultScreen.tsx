import { useShown } from '../use-shown.ts';
import { faultWords, readFault } from '../../fault/fault.ts';
import { Notice } from './Notice.tsx';

/** ERR-01: the error page. */
export function FaultScreen() {
  const { fault = readFault() } = useShown();
  return <Notice {...faultWords(fault)} />;
}
