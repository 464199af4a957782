import type { PlainServerWord } from '#schemas/tenant';
import { html, type Html } from '../../../../platform/http/index.ts';
import type { Look } from './look.ts';
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
export const noticePage = ({ translate }: Pick<Look, 'translate'>, { heading, message, about, offer }: Notice): Html => html`
  <div>
    ${about !== undefined && html`<p class="sign-eyebrow" dir="auto">${about}</p>`}
    <h1>${translate(heading)}</h1>
    <p class="sign-lead">${translate(message)}</p>
  </div>
  <p class="sign-ways">
    ${offer && html`<a class="sign-button" href="${offer.to}">${translate(offer.word)}</a>`}
    <a class="${offer ? 'sign-plain' : 'sign-button'}" href="${hubPage}">${translate('sign.claim')}</a>
  </p>
`;
