import { html, type Html } from '../../../platform/http/index.ts';
import type { listMessages } from '../../../services/messages/index.ts';

type OutboxMessage = Awaited<ReturnType<typeof listMessages>>;

const words: Readonly<Record<string, string>> = {
  Email: 'Mail',
  Sms: 'SMS',
  WhatsApp: 'WhatsApp',
  queued: 'waiting',
  sending: 'being sent',
  sent: 'sent',
  failed: 'failed',
};

/** The outbox as a page that works without script. `person`: whose messages are shown; empty for everyone's. Pure. */
export function outboxPage(messages: OutboxMessage, person: string): Html {
  const people = [...new Set([...messages.map(({ to }) => to), ...(person === '' ? [] : [person])])].sort();
  const shown = messages.filter(({ to }) => person === '' || to === person);
  return html`
    <div class="demo-intro">
      <h1>Outbox</h1>
      <p class="demo-lead">In demo mode nothing leaves this machine: codes, mail and text messages are shown here, newest first.</p>
    </div>
    <form class="demo-filter" method="get" action="/demo/outbox">
      <label>
        Messages to
        <select name="person">
          <option value="">Everyone</option>
          ${people.map((one) => html`<option value="${one}" ${one === person && html` selected`}>${one}</option>`)}
        </select>
      </label>
      <button class="demo-button">Show</button>
    </form>
    <p class="visually-hidden" role="status" id="news"></p>
    <div id="messages">
      ${
        shown.length > 0
          ? html`<ol class="demo-list" role="list" reversed>
              ${shown.map(drawMessage)}
            </ol>`
          : html`<p>
              ${person === '' ? 'Nothing was sent yet.' : `Nothing was sent to ${person} yet.`} Ask for a passcode on the sign-in page of a
              portal.
            </p>`
      }
    </div>
  `;
}

function drawMessage({ tenant, channel, state, at, to, subject, text, code, attached }: OutboxMessage[number]): Html {
  const written = html`<pre class="demo-text">${text}</pre>`;
  return html`
    <li class="demo-card">
      <h2>${words[channel] ?? channel} to ${to}</h2>
      <p class="demo-hint">
        <time datetime="${new Date(at).toISOString()}">${new Date(at).toUTCString()}</time>, ${words[state] ?? state}, from ${tenant}
      </p>
      ${subject !== '' && !(code !== undefined && subject.includes(code)) && html`<p>${subject}</p>`}
      ${
        code === undefined
          ? written
          : html`<p class="demo-pass">
                <span class="demo-code">${code}</span>
                <button class="demo-button" type="button" data-copy="${code}" hidden>
                  Copy<span class="visually-hidden"> the code ${code}</span>
                </button>
              </p>
              <details class="demo-text-folded">
                <summary>The whole message</summary>
                ${written}
              </details>`
      }
      ${attached !== undefined && html`<p class="demo-hint">Attached: ${attached}</p>`}
    </li>
  `;
}
