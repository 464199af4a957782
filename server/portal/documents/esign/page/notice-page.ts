import type { PlainServerWord } from '#schemas/tenant';
import { html, type Html } from '../../../../platform/http/index.ts';
import type { PageContext } from '../../plain-page/page-context.ts';
import { hubPage } from './sign-page.ts';

interface Notice {
  readonly heading: PlainServerWord;
  readonly message: PlainServerWord;
  /** Name of the document it is about. */
  readonly about?: string | undefined;
  /** A first thing to do, before the way back. */
  readonly offer?: { readonly word: PlainServerWord; readonly to: string } | undefined;
}

/** A page with a message, and where to go from here. */
export const noticePage = ({ translate }: Pick<PageContext, 'translate'>, { heading, message, about, offer }: Notice): Html => html`
  <div>
    ${about !== undefined && html`<p class="plain-eyebrow" dir="auto">${about}</p>`}
    <h1>${translate(heading)}</h1>
    <p class="plain-lead">${translate(message)}</p>
  </div>
  <p class="plain-ways">
    ${offer && html`<a class="plain-button" href="${offer.to}">${translate(offer.word)}</a>`}
    <a class="${offer ? 'plain-link' : 'plain-button'}" href="${hubPage}">${translate('sign.claim')}</a>
  </p>
`;
