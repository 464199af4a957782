import { minuteMs } from '#locale/dates-and-numbers/units-of-time';

interface CalendarEvent {
  readonly title: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  /** Name of the event: the same after it was moved, so that calendars move it too. */
  readonly id: string;
  /** Host of the portal: it makes the name of the event unique in the world. */
  readonly host: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** One event as a file for calendars (RFC 5545), in UTC. Pure. */
export function calendarFile({ id, title, startsAt, minutes, host, now }: CalendarEvent): string {
  const start = Date.parse(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Portal//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    // Of files with one UID the highest counts (RFC 5545, 3.8.7.4): what was downloaded last.
    `SEQUENCE:${Math.floor((now - sequenceBegins) / 1000)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + minutes * minuteMs)}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A number of 31 bits holds the seconds since then until 2094. */
const sequenceBegins = Date.UTC(2026, 0);

/** 20261208T143000Z */
const stamp = (moment: number): string => new Date(moment).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const maxOctets = 75;

/** No line is longer than 75 octets, and no character is cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
