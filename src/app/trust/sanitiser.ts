import createDomPurify from 'dompurify';

const purify = createDomPurify(window);

/** SECURITY 4.4: the rules of the server's sanitiser, once more in the browser. */
export const sanitise = (html: string): string =>
  purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input'],
    ADD_ATTR: ['target'],
    RETURN_TRUSTED_TYPE: false,
  });
