import type { ListingStatus } from '#schemas/api';
import type { Given } from '#engine';
import type { texts } from './listing.schema.ts';

type Words = Given<typeof texts>['text'];

/** Name of a status in words; the words have its name, beginning small. Pure. */
export const statusWord = (text: Words, status: ListingStatus): string =>
  text[`${status.charAt(0).toLowerCase()}${status.slice(1)}` as Uncapitalize<ListingStatus>];
