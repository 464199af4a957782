/** What a sanitiser leaves of the html that a tenant writes: text only, no svg, no mathml, no forms, no style elements; for the server and the browser. */
export const htmlRules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'textarea', 'select', 'option', 'template', 'dialog'],
  FORBID_ATTR: ['srcset', 'ping', 'background', 'popovertarget', 'autofocus'],
  ADD_ATTR: ['target'],
  ALLOW_DATA_ATTR: false,
};

/** The same for html of a form definition, which has no buttons, frames and styles either. */
export const formHtmlRules = {
  ...htmlRules,
  FORBID_TAGS: [...htmlRules.FORBID_TAGS, 'button', 'iframe'],
  FORBID_ATTR: [...htmlRules.FORBID_ATTR, 'style'],
};

/** Whether an id belongs to the portal's own document: html of a tenant may not have it. Pure. */
export const isReservedId = (id: string): boolean => /^(portico|main$)/i.test(id.trim());

/** Longest piece of html that is looked at, in characters. */
export const maxHtmlLength = 512 * 1024;
