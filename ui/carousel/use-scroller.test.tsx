// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarouselTrack } from './CarouselTrack.tsx';
import { useScroller } from './use-scroller.ts';

let measure = (): void => undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(changed: () => void) {
      measure = changed;
    }
    observe(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

function Row() {
  const { track, reach } = useScroller();
  return (
    <CarouselTrack track={track} label="Cards" className={undefined} position={JSON.stringify(reach)}>
      {Array.from({ length: 5 }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </CarouselTrack>
  );
}

/** A row of five items of 200 px, 24 px apart. */
function seen({ width, from }: { readonly width: number; readonly from: number }): unknown {
  render(<Row />);
  const track = screen.getByRole('group');
  const sizes = { scrollWidth: Math.max(width, 5 * 200 + 4 * 24), clientWidth: width, scrollLeft: from };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(track, name, { value });
  act(() => measure());
  fireEvent.scroll(track);
  return JSON.parse(track.nextElementSibling?.textContent ?? '');
}

test.each([
  [
    { width: 200, from: 0 },
    { back: false, forward: true, first: 1, last: 1 },
  ],
  [
    { width: 200, from: 2 * 224 },
    { back: true, forward: true, first: 3, last: 3 },
  ],
  [
    { width: 648, from: -224 },
    { back: true, forward: true, first: 2, last: 4 },
  ],
  [
    { width: 648, from: 2 * 224 },
    { back: true, forward: false, first: 3, last: 5 },
  ],
])('%j shows which items are in view, from right to left too', (row, reach) => {
  expect(seen(row)).toEqual({ scrolls: true, ...reach });
});

test('a row that is all in view does not scroll', () => {
  expect(seen({ width: 1200, from: 0 })).toEqual({ scrolls: false, back: false, forward: false, first: 0, last: 0 });
});
