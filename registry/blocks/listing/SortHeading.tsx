import type { BlockEnvironment } from '#engine';
import type { ListingView } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import type { texts } from './listing.schema.ts';

interface SortHeadingProps {
  readonly view: ListingView;
  /** Name of the order; absent: the list is not sorted by this column. */
  readonly sort: string | undefined;
  readonly name: string;
  readonly text: BlockEnvironment<typeof texts>['text'];
}

/** Heading of a column. Where the list can be sorted by it, a link, as the order is part of the address; that stays where the table is cards. */
export function SortHeading({ view, sort, name, text }: SortHeadingProps) {
  const order = sort === undefined ? undefined : view.orders[sort];
  return (
    <th scope="col" aria-sort={order?.current} data-sort={order && sort}>
      {order ? (
        <a href={order.href} aria-label={filled(text.sortBy, { column: name })}>
          {name}
        </a>
      ) : (
        name
      )}
    </th>
  );
}
