import { Agent, get } from 'node:http';
import { figure } from './figures.mjs';
import { readingPage } from './routes.mjs';
import { sideBySide } from './side-by-side.mjs';

const visitors = 16;

/** How often the portal answers in a second, asked by this process over kept connections: a page from its cache, and "not changed". */
export async function requests({ quick, note, portal }) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const ask = (path, headers) =>
    new Promise((resolve, reject) => {
      get(portal.url + path, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response));
        response.once('error', reject);
      }).once('error', reject);
    });
  const perSecond = (path, headers, expected) => async () => {
    const start = performance.now();
    const until = start + (quick ? 300 : 1000);
    let answered = 0;
    const visitor = async () => {
      while (performance.now() < until) {
        const { statusCode } = await ask(path, headers);
        if (statusCode !== expected) throw new Error(`${path} answered ${statusCode} instead of ${expected}.`);
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
    return (answered * 1000) / (performance.now() - start);
  };
  try {
    const encoded = { 'accept-encoding': 'br' };
    const { headers } = await ask(readingPage, encoded);
    const ways = {
      health: perSecond('/health/live', {}, 200),
      page: perSecond(readingPage, encoded, 200),
      unchanged: perSecond(readingPage, { ...encoded, 'if-none-match': headers.etag }, 304),
    };
    for (const sample of Object.values(ways)) await sample();
    const result = await sideBySide(ways, { rounds: quick ? 2 : 7, note });
    const rateText = ({ median, ratio }) => `${Math.round(median).toLocaleString('en')} a second (${ratio.toFixed(2)} of the least answer)`;
    return [
      figure(`a page of the cache, ${visitors} visitors`, rateText(result.page)),
      figure('the same, not changed (304)', rateText(result.unchanged)),
      figure('the least this server answers (/health/live)', `${Math.round(result.health.median).toLocaleString('en')} a second`),
    ];
  } finally {
    agent.destroy();
  }
}
