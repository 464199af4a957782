import { detailsPath } from '../../address/index.ts';
import { carryChoice } from '../../acting/index.ts';
import { homeOf } from '../../auth/index.ts';
import type { SourceRequest } from '../source.ts';

/** Where Back leads: to the hub (DET-01, BKG-01), or for staff to the account. Pure. */
export const backOf = ({ site, acting }: Pick<SourceRequest, 'site' | 'acting'>): string =>
  acting.workspace ? carryChoice(detailsPath, acting) : homeOf(site.claimsEnabled);
