import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '../../registry/blocks/form/form.schema.ts';
import { longAnswers, longDefinition, longForm, nameAt } from '../../tests/bench/long-form.ts';
import { ApiClient } from '../../tests/support/api-client.ts';
import { inRoot } from '../set-up/places.mjs';
import { withPortal } from '../test/portal.mjs';
import { withBrowser } from './browser.mjs';
import { figure } from './figures.mjs';
import { longTasks, measurable, openWatchedPage, press, typeInto } from './input-delay.mjs';
import { median } from './side-by-side.mjs';

const tenant = 'northgate';
const text = 'twenty letters typed';
const steps = 10;
const speeds = { '': 1, ', processor four times slower': 4 };
const states = { blank: 'nothing answered', answered: 'all 1,000 answered' };
/** Milliseconds. */
const limits = { key: 20, task: 100 };
const betweenSteps = 400;
const timeout = 120_000;

/** A form of 1,000 questions on 50 pages, which a claimant opens, types in and goes on in. */
export async function longFormPart({ quick, note }) {
  const rounds = quick ? 1 : 3;
  const measure = async (browser, { portal, emails }) => {
    const visits = {};
    const floors = {};
    for (let round = 0; round < rounds; round += 1) {
      note(`round ${round + 1} of ${rounds}`);
      for (const [speed, slower] of Object.entries(speeds)) {
        (floors[speed] ??= []).push(await keysOfEmptyPage(browser, slower));
        for (const [state, words] of Object.entries(states)) {
          const visit = await visitLongForm({ browser, portal, email: emails[state].pop(), slower });
          (visits[words + speed] ??= []).push(visit);
        }
      }
    }
    return [
      ...Object.entries(floors).map(([speed, all]) =>
        figure(`an empty page with one field${speed}: work for a key`, inWords(spreadOf(all))),
      ),
      ...Object.entries(visits).flatMap(([name, all]) => rowsOf(name, all)),
    ];
  };
  return withBrowser((browser) => withLongForm(rounds * Object.keys(speeds).length, (given) => measure(browser, given)), measurable);
}

/** What the browser itself does for a key: of each, milliseconds of work in a page that has one field and nothing else. */
async function keysOfEmptyPage(browser, slower) {
  const context = await browser.newContext();
  try {
    const page = await openWatchedPage(context, slower);
    await page.goto('data:text/html,<input>');
    return (await typeInto(page, page.locator('input'), text)).map(({ work }) => work);
  } finally {
    await context.close();
  }
}

/** The first visit of a claimant, in a browser of its own: the next one would open the step at which this one ends. */
async function visitLongForm({ browser, portal, email, slower }) {
  const person = new ApiClient(portal.url, email);
  await person.signIn();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  try {
    const { hostname: domain } = new URL(portal.url);
    const language = { name: 'language', value: 'en', path: '/' };
    await context.addCookies([...person.cookies, language].map((cookie) => ({ ...cookie, domain })));
    const page = await openWatchedPage(context, slower);
    await page.goto(`${portal.url}/form/${longForm.slug}`, { timeout });
    await page.locator('[data-awaits-script=taken]').waitFor({ timeout });
    const opened = { attached: await page.evaluate(() => performance.now()), tasks: await longTasks(page) };
    const typeAt = async (index) => {
      const keys = await typeInto(page, page.locator(`[data-name="${nameAt(1, index)}"] input`), text);
      return { keys, tasks: await longTasks(page) };
    };
    const plain = await typeAt(13);
    const read = await typeAt(1);
    const button = page.getByRole('button', { name: texts.next, exact: true });
    const times = [];
    for (let step = 2; step < steps + 2; step += 1) {
      times.push(await press(page, button, { focused: '[id$="-step"]', drawn: `[data-name="${nameAt(step, longForm.questions)}"]` }));
      await page.waitForTimeout(betweenSteps);
    }
    const moved = { times, tasks: await longTasks(page) };
    return { opened, plain, read, moved };
  } finally {
    await context.close();
  }
}

/** Runs `work({ portal, emails })` with a portal that has the form, so many claimants who have answered all of it, and as many who have answered nothing. */
async function withLongForm(count, work) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-long-form-'));
  try {
    cpSync(inRoot('fixtures'), folder, { recursive: true });
    const forms = join(folder, 'tenants', tenant, 'submission-form');
    const form = JSON.parse(readFileSync(join(forms, 'all-controls.json'), 'utf8'));
    const name = { en: 'A thousand questions' };
    const long = { ...form, slug: longForm.slug, name, pageTitle: name, surveyDefinition: longDefinition };
    writeFileSync(join(forms, `${longForm.slug}.json`), JSON.stringify(long));
    const file = join(folder, 'people', `${tenant}.json`);
    const all = JSON.parse(readFileSync(file, 'utf8'));
    const emails = { blank: [], answered: [] };
    for (let index = 0; index < 2 * count; index += 1) {
      const one = claimant(all.claimants[0], index);
      all.claimants.push(one);
      emails[one.submissions.length > 0 ? 'answered' : 'blank'].push(one.email);
    }
    writeFileSync(file, JSON.stringify(all));
    const settings = { PORTICO_FIXTURES: join(folder, 'tenants'), PORTICO_LIMIT_CODES: '1000', PORTICO_LIMIT_SIGN_IN: '100000' };
    return await withPortal((portal) => work({ portal, emails }), { settings });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function claimant(like, index) {
  const number = String(index).padStart(2, '0');
  return {
    ...like,
    id: `4e470001-0003-4c1a-9f00-0000000000${number}`,
    identifier: `LONG-${number}`,
    email: `long-form-${number}@example.org`,
    phone: `+4477009100${number}`,
    submissions: index % 2 === 0 ? [] : [draftOf(number)],
  };
}

const draftOf = (number) => ({
  id: `4e470002-0003-4c1a-9f00-0000000000${number}`,
  formSlug: longForm.slug,
  status: 'Draft',
  statusCode: 'WFS_Registration_Draft',
  referenceNumber: `LONG-FORM-${number}`,
  page: 0,
  answers: longAnswers,
  createdAt: '2025-06-22T10:05:00.000Z',
  updatedAt: '2025-06-22T10:05:00.000Z',
});

const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
const inWords = ({ middle, worst }) => `median ${ms(middle)} ms, worst ${ms(worst)} ms`;

/** Of each round the median and the worst; of the rounds the median of either. */
const spreadOf = (rounds) => ({ middle: median(rounds.map(median)), worst: median(rounds.map((round) => Math.max(...round))) });

function rowsOf(name, visits) {
  const of = (pick) => median(visits.map(pick));
  const spread = (pick) => spreadOf(visits.map(pick));
  const row = (what, ...result) => figure(`${name}: ${what}`, ...result);
  const taskRow = (what, part) => {
    const worst = of((visit) => Math.max(0, ...visit[part].tasks));
    const value = worst === 0 ? 'none above 50 ms' : `${ms(worst)} ms (${of((visit) => visit[part].tasks.length)} above 50 ms)`;
    return row(`longest task ${what}`, value, `≤ ${limits.task} ms`, worst <= limits.task);
  };
  const keyRows = (part, which) => {
    const work = spread((visit) => visit[part].keys.map((key) => key.work));
    const painted = spread((visit) => visit[part].keys.map((key) => key.painted));
    return [
      row(`work for a key in a text that ${which}`, inWords(work), `≤ ${limits.key} ms`, work.worst <= limits.key),
      row(`from its keydown to its paint, in a text that ${which}`, inWords(painted)),
      taskRow(`while typing and saving, in a text that ${which}`, part),
    ];
  };
  return [
    row('form opens, model attached after', `${ms(of((visit) => visit.opened.attached))} ms`),
    taskRow('while it opens', 'opened'),
    ...keyRows('plain', 'nothing reads'),
    ...keyRows('read', '49 conditions read'),
    row('from Continue to the next step, drawn and focused', inWords(spread((visit) => visit.moved.times))),
    taskRow(`in ${steps} steps`, 'moved'),
  ];
}
