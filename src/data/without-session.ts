import type { NeedName } from '#schemas/api';
import { asksForWorkspace } from '../acting/index.ts';
import type { SourceRequest } from './source.ts';

/**
 * Whether a document may have the data of a need without a session: the form that a mailed link opens, drawn for its holder (FRM-01), and the first form of
 * a registration, drawn for anyone and cached, which is made of content, of its address and of what anyone may call (REG-04). That of staff is made for them. Pure.
 */
export const isKnownWithoutSession = (need: NeedName, { acting, url }: Pick<SourceRequest, 'acting' | 'url'>): boolean =>
  need === 'form' && (acting.link !== undefined || (acting.registers?.step === 'first' && !asksForWorkspace(url)));
