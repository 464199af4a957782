/** The words by which a table is sorted, and that announce by which column it is sorted now, in English; a block that sorts publishes them among its own (PAGE-18). */
export const sortingTexts = {
  sortBy: 'Sort by {column}',
  sortedAscending: 'Sorted by {column}, ascending',
  sortedDescending: 'Sorted by {column}, descending',
} as const;
