// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ContactMap } from './ContactMap.tsx';
import { texts } from './contact.schema.ts';

afterEach(cleanup);

const map = { embed: 'https://maps.example/embed', link: 'https://maps.example/here' };

test('the map loads on request only; without it there is a link', async () => {
  const { container } = render(<ContactMap map={map} text={texts} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('a')?.getAttribute('href')).toBe(map.link);
  const details = container.querySelector('details')!;
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe(map.embed);
});

test('the map loads at once where the tenant sets it', () => {
  const { container } = render(<ContactMap map={{ ...map, atOnce: true }} text={texts} />);
  expect(container.querySelector('iframe')?.getAttribute('title')).toBe(texts.mapTitle);
});

test('an address that the server refused is no map', () => {
  const { container } = render(<ContactMap map={{ embed: '#', atOnce: true }} text={texts} />);
  expect(container.querySelector('iframe')).toBeNull();
});
