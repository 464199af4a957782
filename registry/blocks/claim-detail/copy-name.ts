import type { ClaimDetailView } from '#schemas/api';
import type { Formats } from '#locale/dates-and-numbers/formats-of';

type ShownDetail = Pick<ClaimDetailView, 'title' | 'number' | 'updatedAt' | 'version' | 'versions'>;

/** Name of the file that has a copy of what is shown. GBK-06: of what was sent more than once, with its day, and with its time where another was sent on that day. Pure. */
export function copyName(
  { title, number, updatedAt, version, versions = [] }: ShownDetail,
  formats: Pick<Formats, 'date' | 'dateTime'>,
): string {
  const name = `${title} ${number}`;
  if (!version && versions.length === 0) return name;
  const day = formats.date(updatedAt);
  const isTwice = versions.some(({ sentAt, isShown }) => !isShown && formats.date(sentAt) === day);
  const sent = isTwice ? formats.dateTime(updatedAt) : day;
  // Without what no file may have in its name.
  return `${name} ${sent.replaceAll(/[/\\:]/g, '-').replaceAll('\u00a0', ' ')}`;
}
