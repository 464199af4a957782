import { hydrated } from './browser.mjs';
import { compared, figure } from './figures.mjs';
import { readingPage } from './routes.mjs';
import { median, ratiosOf, sideBySide } from './side-by-side.mjs';
import { newSlowPhone, openSlowPage } from './slow-phone.mjs';
import { serveStaticCopy } from './static-copy.mjs';

const target = 1.15;

/** First and largest paint of a reading page of the running portal, beside the same page as static html, on a slow line and a slow phone. */
export async function paint({ quick, note, browser, portal }) {
  const copy = await serveStaticCopy(portal.url, readingPage);
  try {
    const visits = { copy: [], portal: [] };
    const visit = async (who, url) => {
      const seen = await look(browser, url + readingPage, { scripted: who === 'portal' });
      visits[who].push(seen);
      return seen.largest;
    };
    // The first visits fill the portal's page cache and the copy's pictures.
    await visit('copy', copy.url);
    await visit('portal', portal.url);
    visits.copy.length = visits.portal.length = 0;
    const largest = await sideBySide(
      { copy: () => visit('copy', copy.url), portal: () => visit('portal', portal.url) },
      { rounds: quick ? 3 : 15, note },
    );
    const pick = (who, name) => visits[who].map((seen) => seen[name]);
    const first = {
      copy: { median: median(pick('copy', 'first')) },
      portal: ratiosOf(pick('portal', 'first'), pick('copy', 'first')),
    };
    return [
      compared('largest contentful paint, against static html', largest.copy, largest.portal, { target, digits: 0 }),
      compared('first contentful paint, against static html', first.copy, first.portal, { digits: 0 }),
      figure(
        'layout shift of the portal’s page',
        median(pick('portal', 'shift')).toFixed(3),
        '≤ 0.1',
        median(pick('portal', 'shift')) <= 0.1,
      ),
      figure('React owns the page after', `${median(pick('portal', 'hydrated')).toFixed(0)} ms`),
    ];
  } finally {
    await copy.close();
  }
}

/** One visit of a new visitor. Milliseconds since the visit began. */
async function look(browser, url, { scripted }) {
  const context = await newSlowPhone(browser);
  try {
    const { page } = await openSlowPage(context);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (scripted) await hydrated(page);
    const at = await page.evaluate(() => performance.now());
    // What is drawn last is reported a frame or two later.
    await page.waitForTimeout(600);
    const seen = await page.evaluate(() => window.seen);
    if (!seen.first || !seen.largest) throw new Error(`${url}: the browser reported no paint.`);
    return { ...seen, hydrated: at };
  } finally {
    await context.close();
  }
}
