import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'interview-1',
  title: 'Interview',
  startsAt: '2026-12-08T14:30:00+01:00',
  minutes: 20,
  host: 'portal.example',
  now: Date.UTC(2026, 10, 22),
};
/** As a reader of RFC 5545 does: lines end in CRLF, and a line that begins with a space goes on the one before. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('one event with start and end in UTC, and what the format asks for', () => {
  expect(linesOf(calendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Portal//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-1@portal.example',
    'SEQUENCE:28080000',
    'DTSTAMP:20261122T000000Z',
    'DTSTART:20261208T133000Z',
    'DTEND:20261208T135000Z',
    'SUMMARY:Interview',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a moved event keeps its name, with a higher number', () => {
  const of = (name: string, changes: object) =>
    linesOf(calendarFile({ ...event, ...changes }))
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1);
  const moved = { startsAt: '2026-12-10T09:00:00Z', now: event.now + 1000 };
  expect(of('UID', moved)).toBe(of('UID', {}));
  expect(Number(of('SEQUENCE', moved))).toBe(Number(of('SEQUENCE', {})) + 1);
});

test('signs of the format are escaped', () => {
  expect(linesOf(calendarFile({ ...event, title: 'a;b,c\\d\r\ne\nf' }))).toContain(String.raw`SUMMARY:a\;b\,c\\d\ne\nf`);
});

test('no line has more than 75 octets, and no character is cut', () => {
  const title = 'مقابلة مع المحامي 👩‍⚖️ '.repeat(12);
  const file = calendarFile({ ...event, title });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`SUMMARY:${title}`);
});
