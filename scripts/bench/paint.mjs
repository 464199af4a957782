import { hydrated, phone } from './browser.mjs';
import { compared, figure } from './figures.mjs';
import { readingPage } from './routes.mjs';
import { median, sideBySide } from './side-by-side.mjs';
import { serveStaticCopy } from './static-copy.mjs';

const target = 1.15;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slower = 4;

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
      portal: {
        median: median(pick('portal', 'first')),
        ...ratios(pick('portal', 'first'), pick('copy', 'first')),
      },
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

function ratios(values, base) {
  const all = values.map((value, round) => value / base[round]).sort((a, b) => a - b);
  const quarter = (part) => all[Math.floor((all.length - 1) * part)];
  return { ratio: median(all), spread: [quarter(0.25), quarter(0.75)] };
}

/** One visit of a new visitor. Milliseconds since the visit began. */
async function look(browser, url, { scripted }) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // What the visit before left behind has ended by then.
    await page.waitForTimeout(300);
    const chromium = await context.newCDPSession(page);
    await chromium.send('Network.enable');
    await chromium.send('Network.emulateNetworkConditions', line);
    await chromium.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(observe);
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

/** Runs in the page before anything else. */
function observe() {
  const seen = { first: 0, largest: 0, shift: 0 };
  window.seen = seen;
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
}
