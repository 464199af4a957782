// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { TimeInZones } from './TimeInZones.tsx';

const zone = process.env['TZ'];
afterEach(() => {
  cleanup();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const drawn = (timeZone = 'Europe/London') => (
  <TimeInZones at="2026-07-08T14:30:00Z" timeZone={timeZone} language="en" firmTime="{time} our time" />
);
const textIn = (reader: string, timeZone?: string) => {
  process.env['TZ'] = reader;
  return render(drawn(timeZone)).container.textContent?.toLowerCase();
};

test('a reader in another zone reads their time, and the firm’s beside it; one in the same zone one time', () => {
  expect(textIn('Asia/Dubai')).toBe('wednesday 08 jul 2026 06:30 pm gmt+4 (wednesday 08 jul 2026 03:30 pm gmt+1 our time)');
  cleanup();
  expect(textIn('Europe/London')).toBe('wednesday 08 jul 2026 03:30 pm gmt+1');
});

test('the server, which does not know the reader’s zone, draws the firm’s; a zone that does not exist is UTC', () => {
  process.env['TZ'] = 'Asia/Dubai';
  expect(renderToString(drawn())).toMatch(/<time dateTime="2026-07-08T14:30:00Z">Wednesday 08 Jul 2026 03:30 pm<\/time>/i);
  expect(textIn('UTC', 'Mars/Base')).toBe('wednesday 08 jul 2026 02:30 pm utc');
});
