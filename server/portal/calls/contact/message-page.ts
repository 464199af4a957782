import { maxMessageLengths, messageFields, type ContactMessage, type MessageFault } from '#schemas/shared/contact-message';
import type { PlainServerWord } from '#schemas/tenant';
import { html, type Html } from '../../../platform/http/index.ts';
import type { PageContext } from '../../documents/index.ts';

/** Where the form goes without a script. */
export const messagePath = '/contact-message';

/** What a form of a message is shown with. */
export interface TypedMessage {
  readonly message: ContactMessage;
  readonly faults: Partial<Readonly<Record<keyof ContactMessage, MessageFault>>>;
  /** Why it was not sent, where nothing is wrong with what was typed. */
  readonly problem?: PlainServerWord | undefined;
}

const words: Readonly<Record<keyof ContactMessage, PlainServerWord>> = {
  name: 'message.name',
  email: 'message.email',
  message: 'message.message',
};

function faultInWords({ translate }: Pick<PageContext, 'translate'>, field: keyof ContactMessage, fault: MessageFault): string {
  if (fault === 'too-long') return translate('message.tooLong', { field: translate(words[field]), max: maxMessageLengths[field] });
  return fault === 'invalid' ? translate('message.emailInvalid') : translate(`${words[field]}Missing` as PlainServerWord);
}

/** The form, with what was typed and, where it was not sent, what is to be corrected. */
export function messagePage(page: Pick<PageContext, 'translate'>, { message, faults, problem }: TypedMessage): Html {
  const { translate } = page;
  const faulty = messageFields.flatMap((field) => (faults[field] ? [{ field, words: faultInWords(page, field, faults[field]) }] : []));
  const field = (name: keyof ContactMessage, control: Html): Html => {
    const error = faulty.find((fault) => fault.field === name);
    return html`<div class="plain-field" ${error && html` data-error`}>
      <label for="${name}">${translate(words[name])}</label>
      ${error && html`<p class="plain-error" id="${name}-error">${error.words}</p>`} ${control}
    </div>`;
  };
  const state = (name: keyof ContactMessage): Html | false =>
    faults[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`;
  const isRefused = problem !== undefined || faulty.length > 0;
  return html`
    ${
      isRefused &&
      html`<div class="plain-summary" role="alert" tabindex="-1" autofocus>
        <h2>${translate('message.problem')}</h2>
        ${problem && html`<p>${translate(problem)}</p>`}
        ${
          faulty.length > 0 &&
          html`<ul>
            ${faulty.map(({ field: name, words: written }) => html`<li><a href="#${name}">${written}</a></li>`)}
          </ul>`
        }
      </div>`
    }
    <h1>${translate('message.heading')}</h1>
    <form class="plain-card" method="post" action="${messagePath}" novalidate>
      ${field('name', html`<input type="text" id="name" name="name" value="${message.name}" dir="auto" autocomplete="name" ${state('name')} />`)}
      ${field(
        'email',
        html`<input
          type="text"
          inputmode="email"
          id="email"
          name="email"
          value="${message.email}"
          dir="ltr"
          autocomplete="email"
          spellcheck="false"
          ${state('email')}
        />`,
      )}
      ${field('message', html`<textarea id="message" name="message" rows="8" dir="auto" ${state('message')}>${message.message}</textarea>`)}
      <button class="plain-button">${translate('message.send')}</button>
    </form>
  `;
}

/** What follows. */
export const noticeOfMessage = (
  { translate }: Pick<PageContext, 'translate'>,
  heading: PlainServerWord,
  text: PlainServerWord,
): Html => html`
  <div>
    <h1>${translate(heading)}</h1>
    <p class="plain-lead">${translate(text)}</p>
  </div>
  <p class="plain-ways"><a class="plain-button" href="/">${translate('message.portal')}</a></p>
`;
