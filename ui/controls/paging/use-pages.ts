import { useState } from 'react';

interface Pages<Row> {
  /** Those on the page that is shown. */
  readonly rows: readonly Row[];
  /** The page that is shown, from 0. */
  readonly page: number;
  readonly pages: number;
  readonly show: (page: number) => void;
}

/** A list in pages of so many rows. One that was read again and is shorter now shows its last page at most. */
export function usePages<Row>(all: readonly Row[], pageSize: number): Pages<Row> {
  const [chosen, show] = useState(0);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(chosen, pages - 1);
  return { rows: all.slice(page * pageSize, (page + 1) * pageSize), page, pages, show };
}
