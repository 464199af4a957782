import type { BrowserRouter } from './router.ts';

/**
 * Forms open as documents: the server draws their first step (FRM-24), which is there to be filled in sooner than SurveyJS could draw it here. Not from a
 * place that asks before it is left (FRM-13), and not without a connection, which only this document can explain (ERR-08).
 */
export const opensAsDocument = (address: string, { state }: Pick<BrowserRouter, 'state'>): boolean =>
  /^\/form\/[^/?#]/.test(address) && state.blockers.size === 0 && navigator.onLine;
