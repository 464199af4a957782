import type { BrowserContext, Page } from '@playwright/test';

/** Stands for Google's script: a tick box whose press answers a token. */
const googleScript = `globalThis.grecaptcha = {
  ready: (then) => then(),
  render: (place, { sitekey, callback }) => {
    const box = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Person: ' + sitekey });
    box.onclick = () => callback('t0ken');
    place.append(box);
  },
};`;

/** Answers for Google; `asked` gets each address. */
export const standInForGoogle = (page: Page | BrowserContext, asked?: string[]): Promise<unknown> =>
  page.route('https://www.google.com/**', (route) => {
    asked?.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: googleScript });
  });
