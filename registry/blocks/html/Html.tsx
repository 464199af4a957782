import type { BlockEnvironment } from '#engine';
import { Prose, Section } from '#ui';
import type { HtmlProps } from './html.schema.ts';

/** Running text as a tenant wrote it (BLK-05). */
export function Html({ id, heading, html }: HtmlProps & BlockEnvironment) {
  return (
    <Section id={id} heading={heading} layout="split">
      <Prose html={html} />
    </Section>
  );
}
