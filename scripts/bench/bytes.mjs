import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../set-up/places.mjs';
import { hydrated, phone } from './browser.mjs';
import { weigh, withBundle } from './bundle.mjs';
import { figure } from './figures.mjs';
import { routes } from './routes.mjs';

/** How far the portal may be from the least script of this stack, as a factor. */
const maxRatio = 1.2;
const kB = (bytes) => (bytes / 1000).toFixed(1);

/** What a first visit of each public page fetches, as it travels; and the script of every page beside the least this stack can be. */
export async function bytes({ note, browser, portal }) {
  const rows = [];
  for (const route of routes) {
    note(route);
    const { html, before, after, css, other } = await fetched(browser, portal.url + route);
    rows.push(
      figure(
        `\`${route}\``,
        `html ${kB(html)}, script before load ${kB(before)}, after load ${kB(after)}, css in files ${kB(css)}, pictures and the rest ${kB(other)}`,
      ),
    );
  }
  const floor = await withBundle('floor.tsx', {}, ({ folder }) => weigh(folder));
  const base = baseScripts().reduce((sum, file) => sum + brotliCompressSync(readFileSync(inRoot('dist/client', file))).length, 0) / 1000;
  return [
    ...rows,
    figure(
      'script of every page',
      `${base.toFixed(1)} kB`,
      `≤ ${(maxRatio * floor.brotli).toFixed(1)} kB`,
      base <= maxRatio * floor.brotli,
    ),
    figure(
      'the least script of this stack (react, react-dom, react-router-dom, jotai)',
      `${floor.brotli.toFixed(1)} kB, so the portal’s is ${(base / floor.brotli).toFixed(2)}x`,
    ),
  ];
}

/** Files that every page loads before its blocks: the entry and all it imports statically. */
function baseScripts() {
  const manifest = JSON.parse(readFileSync(inRoot('dist/client/.vite/manifest.json'), 'utf8'));
  const found = new Set();
  const walk = (key) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key].imports?.forEach(walk);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) walk(key);
  return [...found].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

/** Bytes of bodies as they travelled, of a new visitor who only reads. */
async function fetched(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation');
      const sum = { html: document.encodedBodySize, before: 0, after: 0, css: 0, other: 0 };
      const sizes = new Map();
      for (const { name, startTime, encodedBodySize } of performance.getEntriesByType('resource')) {
        const known = sizes.get(name) ?? { startTime, size: 0 };
        sizes.set(name, { startTime: Math.min(known.startTime, startTime), size: Math.max(known.size, encodedBodySize) });
      }
      for (const [name, { startTime, size }] of sizes) {
        const { pathname } = new URL(name);
        const late = startTime >= document.loadEventStart;
        sum[pathname.endsWith('.js') ? (late ? 'after' : 'before') : pathname.endsWith('.css') ? 'css' : 'other'] += size;
      }
      return sum;
    });
  } finally {
    await context.close();
  }
}
