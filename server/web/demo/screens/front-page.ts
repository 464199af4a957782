import { signInTabPath } from '#schemas/api';
import { html, type Html } from '../../../platform/http/index.ts';
import type { DemoPerson } from './demo-people.ts';

/** A tenant of the demo, as the front page shows it. */
export interface ShownTenant {
  readonly slug: string;
  readonly name: string;
  readonly languages: readonly string[];
  /** Origin of its portal, by the name that the visitor uses for this machine. */
  readonly address: string;
  readonly people: readonly DemoPerson[];
}

/** The front page of the demo. `oneClick`: people are buttons that sign in; elsewhere they are addresses to sign in with. Pure. */
export const frontPage = (tenants: readonly ShownTenant[], oneClick: boolean): Html => html`
  <div class="demo-intro">
    <h1>Portals for thousands of claimants, made of content</h1>
    <p class="demo-lead">
      A law firm writes pages, forms and rules in its content system. Portico makes a portal of them: public pages, sign-in by a code, the
      state of a claim, forms that save while you type. A new tenant is content and configuration, never code.
    </p>
    <p class="demo-lead">
      ${
        oneClick
          ? 'Choose a person below and you are signed in. Everything runs on this machine, nothing leaves it, and every firm and person is invented.'
          : 'Open a portal below and sign in with an address; its code arrives in the outbox. Choosing a person by one click works only on the machine that runs the demo, at localhost.'
      }
    </p>
  </div>
  <div class="demo-tenants">${tenants.map((tenant) => tenantCard(tenant, oneClick))}</div>
  <div class="demo-more">
    <section class="demo-card">
      <h2><a href="/demo/outbox">Outbox</a></h2>
      <p>Codes, mail and text messages that a portal sends arrive here.</p>
    </section>
    <section class="demo-card">
      <h2><a href="/gallery">Gallery</a></h2>
      <p>Every block that a page can be made of, with examples, in each language, theme and scheme.</p>
    </section>
    <section class="demo-card">
      <h2><a href="/demo/broken">Mistakes</a></h2>
      <p>What a tenant learns of mistakes in content before a claimant meets them: file, line, and what was probably meant.</p>
    </section>
  </div>
`;

const tenantCard = ({ slug, name, languages, address, people }: ShownTenant, oneClick: boolean): Html => html`
  <article class="demo-card demo-tenant" aria-labelledby="tenant-${slug}">
    <div class="demo-about">
      <div class="demo-picture" inert>
        <iframe src="${address}/page/our_case" title="The first page of ${name}" loading="lazy" tabindex="-1" scrolling="no"></iframe>
      </div>
      <h2 id="tenant-${slug}">${name}</h2>
      <p class="demo-hint">${languages.join(', ')}</p>
      <p>
        <a class="demo-button" href="${address}/page/our_case">Open the portal<span class="visually-hidden"> of ${name}</span></a>
      </p>
    </div>
    <form method="post" action="/demo/sign-in" aria-label="Sign in to ${name}">
      <h3>Sign in as</h3>
      <input type="hidden" name="tenant" value="${slug}" />
      <ul class="demo-people" role="list">
        ${people.map((person) => html`<li>${personOffer(person, address, oneClick)}</li>`)}
      </ul>
    </form>
  </article>
`;

function personOffer({ email, name, shows, active }: DemoPerson, address: string, oneClick: boolean): Html {
  const words = html`<strong>${shows}</strong><span class="demo-hint">${name}</span>`;
  if (oneClick && active) return html`<button class="demo-person" name="person" value="${email}">${words}</button>`;
  return html`<a class="demo-person" href="${address}${signInTabPath}">${words}<span class="demo-hint demo-code">${email}</span></a>`;
}
