import { phone } from './browser.mjs';

const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slower = 4;

/** What a browser is that has a slow phone and a slow line; each one was never here before. */
export const newSlowPhone = (browser) => browser.newContext(phone);

/**
 * A page of that phone: 1.6 Mbps, 150 ms a request, a processor four times slower. `window.seen` has, in milliseconds since the document was
 * asked for, the `first` and the `largest` paint, and `shift`: the sum of layout shifts that no input caused.
 * Resolves with `{ page, chromium }`; `chromium` speaks its protocol.
 */
export async function openSlowPage(context) {
  const page = await context.newPage();
  // What the visit before left behind has ended by then.
  await page.waitForTimeout(300);
  const chromium = await context.newCDPSession(page);
  await chromium.send('Network.enable');
  await chromium.send('Network.emulateNetworkConditions', line);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(observe);
  return { page, chromium };
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
