import { maxContentItems } from '#schemas/api';
import type { ContentQuestion } from './query.ts';

/** How many items an answer has at most: as many as are asked for, or named by their ids, within the limit of the service. Pure. */
export const pageSizeOf = ({ top }: Pick<ContentQuestion, 'top'>, ids?: readonly string[]): number =>
  Math.min(top && top > 0 ? top : ids?.length || maxContentItems, maxContentItems);
