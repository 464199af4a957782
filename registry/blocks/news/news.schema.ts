import { Type, type Static } from 'typebox';
import { Link, Text } from '#schemas/shared';

export const NewsProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the news.', maxLength: 200 })),
    intro: Type.Optional(Text({ description: 'One or two sentences under the heading.' })),
    items: Type.Array(
      Type.Object(
        {
          id: Type.String({
            pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
            'x-pattern': 'small letters, digits and hyphens, such as trial-has-ended',
            description: 'Its own name, which never changes: by it a device remembers that this was read.',
          }),
          date: Type.String({ format: 'date', description: 'Day of the news: `2026-02-14`. The newest is shown first.' }),
          title: Text({ maxLength: 200 }),
          summary: Type.Optional(Text({ description: 'A sentence or two.' })),
          href: Type.Optional(Link({ description: 'Where the whole text is. Without it nothing is marked as new: all of it is shown.' })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100, description: 'In any order.' },
    ),
  },
  { title: 'News', additionalProperties: false },
);

export type NewsProps = Static<typeof NewsProps>;

export const texts = {
  news: 'News',
  back: 'Newer news',
  forward: 'Older news',
  unread: 'New',
  more: 'Read more',
  markAllRead: 'Mark all as read',
  allRead: 'All news is marked as read.',
  /** The device refuses to keep it. */
  notKept: 'Your browser did not keep this. The marks return when you come back.',
};
