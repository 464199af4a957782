import type { UnsafePlace } from '#schemas/api';

/** A text of content that cannot be made safe to show; the message explains why to its author. */
export class UnsafeText extends Error {}

const unexpected = 'This html cannot be made safe to show: write it more simply.';

/** Makes texts safe one by one: what fails becomes empty and is noted with its place, so that it harms nothing beside it. */
export function textByText(change: (text: string) => string, places: UnsafePlace[]): (text: string, pointer: string) => string {
  return (text, pointer) => {
    try {
      return change(text);
    } catch (error) {
      places.push({ pointer, message: error instanceof UnsafeText ? error.message : unexpected });
      return '';
    }
  };
}
