import type { NeedName } from '#schemas/api';
import { asksForWorkspace } from '../acting/index.ts';
import type { Asked } from './source.ts';

/**
 * Whether a document that is drawn for anyone, and cached, may have the data of a need: the first form of a registration is made of content, of its address and
 * of what anyone may call (REG-04). That of staff is made for them. Pure.
 */
export const isForAnyone = (need: NeedName, { acting, url }: Pick<Asked, 'acting' | 'url'>): boolean =>
  need === 'form' && acting.registers?.step === 'first' && !asksForWorkspace(url);
