import { hydrated } from './browser.mjs';
import { openSlowPage } from './slow-phone.mjs';

/** Milliseconds for a screen to show what it is for. */
const timeout = 60_000;

/**
 * Opens a screen on a slow phone and waits until it is quiet. `text` is what a person opened it for, `within` the element that has it.
 * Resolves with what `window.seen` has (slow-phone.mjs), `visible`: when the text was painted, and `requests` and `bytes` that travelled.
 * `attached` is a selector, and the result's `attached` when an element matched it. The page is closed, unless `then` takes it further: what it resolves with is `after`.
 */
export async function visitScreen(context, url, { within = 'main', text, attached, scripted = true, then }) {
  const { page, chromium } = await openSlowPage(context);
  const travelled = countTravelled(chromium);
  await page.addInitScript(watchText);
  await page.addInitScript(
    ({ within, text, attached }) => {
      window.watchText(within, text);
      if (attached) window.watchFor(attached);
    },
    { within, text, attached },
  );
  await page.goto(url, { waitUntil: 'load', timeout });
  await visible(page, url, text);
  if (scripted) await hydrated(page);
  if (attached) await page.waitForFunction(() => window.seen.attached > 0, null, { timeout });
  await page.waitForLoadState('networkidle', { timeout });
  // What is drawn last is reported a frame or two later.
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => window.seen);
  const sum = travelled();
  const after = await then?.(page);
  await page.close();
  return { ...seen, ...sum, after };
}

/**
 * Follows a link of an open screen, or what `selector` finds, by touch: milliseconds from the touch to the new screen's `text` in `within`, in the same document or
 * in the one that the link loads.
 */
export async function followLink(page, { href, selector = `a[href="${href}"]`, within = 'h1', text }) {
  const look = ({ within, text }) => window.watchText(within, text);
  await page.addInitScript(look, { within, text });
  await page.evaluate(look, { within, text });
  const touched = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('pointerdown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), { capture: true, once: true });
      }),
  );
  await page.locator(`${selector}:visible`).first().tap();
  const since = await touched;
  await visible(page, href, text);
  return page.evaluate((start) => performance.timeOrigin + window.seen.visible - start, since);
}

async function visible(page, url, text) {
  await page
    .waitForFunction(() => window.seen.visible > 0, null, { timeout })
    .catch(() => Promise.reject(new Error(`${url} did not show "${text}" within ${timeout / 1000} s.`)));
}

/** Requests of a page that went over the line, and their bytes with headers. The demo's own ones are no part of a portal. */
function countTravelled(chromium) {
  const open = new Map();
  const sum = { requests: 0, bytes: 0 };
  chromium.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol.startsWith('http') && !pathname.startsWith('/demo/')) open.set(requestId, true);
  });
  chromium.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  chromium.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && open.delete(requestId));
  chromium.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!open.delete(requestId)) return;
    sum.requests += 1;
    sum.bytes += encodedDataLength;
  });
  return () => ({ ...sum });
}

/**
 * Runs in the page: `window.watchText(within, text)` puts into `seen.visible` when an element has this text, has a box, and is neither hidden nor
 * transparent, and the frame that has it is painted. Whether it is scrolled into view does not matter. The same for every page that is compared.
 */
function watchText() {
  window.watchFor = (selector) => {
    const { seen } = window;
    // At the very change: a timer would wait for what the page does after it.
    const observer = new MutationObserver(() => look());
    const look = () => {
      if (!document.querySelector(selector)) return;
      seen.attached = performance.now();
      observer.disconnect();
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  };
  window.watchText = (within, text) => {
    const { seen } = window;
    seen.visible = 0;
    const shows = () =>
      [...document.querySelectorAll(within)].some((root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode;
          if (data.includes(text) && parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
        }
        return false;
      });
    const look = () => {
      if (!shows()) return requestAnimationFrame(look);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => (seen.visible = Math.max(performance.now(), seen.first));
      painted.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
}
