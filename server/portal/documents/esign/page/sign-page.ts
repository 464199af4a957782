import { fullName } from '../../../records/index.ts';
import type { OpenRequest } from '../requests/signing-requests.ts';
import { html, type Html } from '../../../../platform/http/index.ts';
import type { PageContext } from '../../plain-page/page-context.ts';
import type { SignatureForm } from './read-signature-form.ts';

/** The way back into the portal: the hub, wherever the tenant has it (APP-09). */
export const hubPage = '/form';

interface SignPageView extends OpenRequest {
  /** The address of this page. */
  readonly here: string;
  /** What was sent and does not do yet. */
  readonly typed?: SignatureForm | undefined;
}

/** The page that asks for a signature: read, sign, or decline. What was typed stays when something is missing. */
export function signPage({ translate }: Pick<PageContext, 'translate'>, { request, document, account, here, typed }: SignPageView): Html {
  const { name, agrees, faults } = typed ?? { name: request.typed_name ?? '', agrees: false, faults: [] };
  const fault = (field: (typeof faults)[number]['field']) => faults.find((found) => found.field === field);
  const holder = fullName(account);
  const error = (field: 'name' | 'agree'): Html | undefined => {
    const found = fault(field);
    return found && html`<p class="plain-error" id="${field}-error">${translate(found.word)}</p>`;
  };
  const invalid = (field: 'name' | 'agree'): Html | false => fault(field) !== undefined && html` aria-invalid="true"`;
  return html`
    ${
      faults.length > 0 &&
      html`<div class="plain-summary" role="alert" tabindex="-1" autofocus>
        <h2>${translate('sign.problem')}</h2>
        <ul>
          ${faults.map(({ field, word }) => html`<li><a href="#${field}">${translate(word)}</a></li>`)}
        </ul>
      </div>`
    }
    <div>
      <p class="plain-eyebrow">${translate('sign.eyebrow')}</p>
      <h1 dir="auto">${document.name}</h1>
      <p class="plain-lead">${translate('sign.intro', { holder, identifier: account.identifier })}</p>
    </div>
    <section class="plain-card" aria-labelledby="read">
      <h2 id="read">${translate('sign.read')}</h2>
      <p class="plain-hint">${translate('sign.readHint')}</p>
      <p class="plain-ways">
        <a class="plain-button" data-look="secondary" href="${here}/document" target="_blank" rel="noopener"
          >${translate('sign.open', { size: Math.ceil(document.size / 1000) })}</a
        >
        <a href="${here}/document?download=1">${translate('sign.download')}</a>
      </p>
    </section>
    <form class="plain-card" method="post" action="${here}" aria-labelledby="sign" novalidate>
      <h2 id="sign">${translate('sign.signHeading')}</h2>
      <div class="plain-field" ${fault('name') && html` data-error`}>
        <label for="name">${translate('sign.name')}</label>
        <p class="plain-hint" id="name-hint">${translate('sign.nameHint')}</p>
        ${error('name')}
        <input
          type="text"
          id="name"
          name="name"
          value="${name}"
          dir="auto"
          maxlength="200"
          autocomplete="name"
          spellcheck="false"
          aria-required="true"
          aria-describedby="name-hint${fault('name') && ' name-error'}"
          ${invalid('name')}
        />
      </div>
      <div class="plain-field" ${fault('agree') && html` data-error`}>
        ${error('agree')}
        <label class="plain-tick" for="agree"
          ><input
            type="checkbox"
            id="agree"
            name="agree"
            value="yes"
            aria-required="true"
            ${agrees && html` checked`}${fault('agree') && html` aria-describedby="agree-error"`}${invalid('agree')}
          /><span>${translate('sign.agree')}</span></label
        >
      </div>
      <button class="plain-button" name="answer" value="sign">${translate('sign.sign')}</button>
      <details class="plain-no">
        <summary>${translate('sign.declineHeading')}</summary>
        <p>${translate('sign.declineHint')}</p>
        <button class="plain-button" data-look="secondary" name="answer" value="decline">${translate('sign.decline')}</button>
      </details>
    </form>
    <p><a class="plain-link" href="${hubPage}">${translate('sign.later')}</a></p>
  `;
}
