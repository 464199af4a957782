import type { ActingPerson } from '../../acting/index.ts';

/**
 * The name under which this device alone keeps the answers of a form, in place of that of the form; undefined where the server has a draft of them. Those to
 * what was sent before by a link are apart for each version of it: what was sent elsewhere since is not written over. Pure.
 */
export function deviceName({ registers, link }: Pick<ActingPerson, 'registers' | 'link'>, formSlug: string): string | undefined {
  if (registers || !link?.submission) return registers || link ? formSlug : undefined;
  return `${formSlug}/${link.submission.id}.${link.submission.version}`;
}
