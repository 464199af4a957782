import type { CallOf } from '#schemas/api';
import type { SourceRequest } from '../source.ts';

/** Colour by workflow status code (CLM-14); where they do not load, a status has none. */
export const statusColoursOf = ({ api }: Pick<SourceRequest, 'api'>): Promise<CallOf<'accounts.statusColours'>['answer']> =>
  api.call('accounts.statusColours').catch(() => ({}));
