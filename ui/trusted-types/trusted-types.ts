import type * as Sanitiser from '../sanitiser/sanitiser.ts';

interface Policies {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown;
}

let sanitiser: typeof Sanitiser | undefined;
let loading: Promise<void> | undefined;
const allowedScripts = new Set<string>();

const isAllowed = (url: string): boolean =>
  [...allowedScripts].some((allowed) => url === allowed || (allowed.endsWith('/') && url.startsWith(allowed)));

/** Whether this browser asks a policy before html becomes elements. */
const enforced = (): boolean => 'trustedTypes' in globalThis;

/**
 * The default Trusted Types policy (SEC-22): html becomes nothing until a sanitiser is loaded, scripts come from
 * this origin, and from addresses that were allowed. Once per document, before anything draws.
 */
export function installTrustedTypes(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  policies?.createPolicy('default', {
    createHTML: (html) => html && (sanitiser?.sanitise(html) ?? ''),
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin || isAllowed(url)) return url;
      throw new TypeError(`A script from ${url} is not allowed here.`);
    },
  });
}

/** Lets a script of others be loaded from this address, or below it where it ends with a slash; the content security policy still asks for its host. */
export const allowScript = (address: string): void => void allowedScripts.add(address);

/** Content that arrives late holds html: the policy lets it pass only through the sanitiser. Nothing to do in other browsers. */
export async function loadSanitiserForPolicy(): Promise<void> {
  if (enforced()) await loadSanitiser();
}

/** In every browser, before a form is drawn: SurveyJS makes elements of html by itself. */
export async function loadSanitiser(): Promise<void> {
  loading ??= import('../sanitiser/sanitiser.ts').then(
    (loaded) => void (sanitiser = loaded),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  await loading;
}

/** What makes html of a form harmless (SEC-23); undefined before it is loaded. */
export const loadedSanitiser = (): typeof Sanitiser | undefined => sanitiser;
