import { ApiClient } from '../../tests/support/api-client.ts';
import { compared, figure } from './figures.mjs';
import { readingPage } from './routes.mjs';
import { median, ratiosOf, sideBySide } from './side-by-side.mjs';
import { newSlowPhone } from './slow-phone.mjs';
import { serveHandWrittenForm } from './hand-written-form.mjs';
import { serveStaticCopy } from './static-copy.mjs';
import { serveStaticShell } from './static-shell.mjs';
import { followLink, visitScreen } from './visit-screen.mjs';

/** A claimant of the demo with a claim and a draft, and what each of their screens is opened for. */
const email = 'gwilym.bevan@example.org';
const status = 'Waiting for you';
const screens = {
  hub: { title: 'hub, status', path: '/securedPage/my-claim', text: status, target: 1.5 },
  profile: { title: 'secured page, registration number', path: '/securedPage/my-profile', text: 'NG-103310', target: 1.5 },
  form: {
    title: 'form, first question',
    path: '/form/vehicle-claim',
    text: 'Which model is it?',
    attached: '[data-awaits-script=taken]',
    beside: 'written',
    targets: { cold: 2, warm: 1.5 },
  },
  registration: {
    title: 'first form of a registration, first question',
    path: '/page/registration?tab=0',
    text: 'Last name',
    attached: '[data-awaits-script=taken]',
    beside: 'written',
    targets: { cold: 2, warm: 1.5 },
    isForVisitors: true,
  },
};
/** Times a hand-written form's first question until SurveyJS has the form. */
const maxAttached = 4;
/** Where a link of the hub leads. */
const next = { path: '/securedPage/our_case', text: 'Group news' };

const limits = { shift: 0.02, requests: 25, reading: 1.3, soft: 1 };

/**
 * Screens of a person who is signed in, and the form by which one joins, beside the least page that shows a status: first visit and warm, on a slow line and a slow phone. Each
 * visit is a new browser; the warm one is its second.
 */
export async function signedIn({ quick, note, browser, portal }) {
  const person = new ApiClient(portal.url, email);
  await person.signIn();
  let cookies = cookiesOf(person, portal.url);
  const visits = {};
  /** First and second visit in a browser of its own. */
  const twice = async (name, url, options, withSession = false) => {
    const context = await newSlowPhone(browser);
    try {
      if (withSession) await context.addCookies(cookies);
      const cold = await visitScreen(context, url, { ...options, then: options.thenCold });
      const warm = await visitScreen(context, url, options);
      // A session's cookie is replaced while it is used.
      if (withSession) cookies = await context.cookies();
      (visits[name] ??= []).push({ cold, warm });
      return cold.visible;
    } finally {
      await context.close();
    }
  };
  const drawn = await drawnBy(browser, cookies, portal.url + next.path, next.text);
  cookies = drawn.cookies;
  const servers = [
    await serveStaticShell(status),
    await serveStaticCopy(portal.url, next.path, { drawn: drawn.html }),
    await serveStaticCopy(portal.url, readingPage),
    await serveStaticCopy(portal.url, readingPage, { cacheControl: 'max-age=600' }),
    await serveHandWrittenForm(),
  ];
  const [shell, nextCopy, copy, kept, written] = servers;
  const heading = { within: 'h1', text: headingOf(copy.html) };
  const ofPortal = ([name, { path, text, attached, isForVisitors = false }]) => [
    name,
    () => twice(name, portal.url + path, { text, attached, then: name === 'hub' ? toNext : undefined }, !isForVisitors),
  ];
  const ways = {
    shell: () => twice('shell', shell.url, { text: status, scripted: false }),
    written: () => twice('written', written.url, { text: screens.form.text, scripted: false }),
    ...Object.fromEntries(Object.entries(screens).map(ofPortal)),
    click: () => twice('click', portal.url + screens.hub.path, { text: screens.hub.text, then: toForm, thenCold: toForm }, true),
    nextCopy: () => twice('nextCopy', nextCopy.url + next.path, { within: 'h1', text: next.text, scripted: false }),
    copy: () => twice('copy', copy.url + readingPage, { ...heading, scripted: false }),
    kept: () => twice('kept', kept.url + readingPage, { ...heading, scripted: false }),
    reading: () => twice('reading', portal.url + readingPage, heading),
  };
  try {
    // The first visits fill the portal's page cache and the copies' pictures.
    for (const way of Object.values(ways)) await way();
    for (const name of Object.keys(visits)) visits[name].length = 0;
    await sideBySide(ways, { rounds: quick ? 2 : 5, note });
    return rowsOf(visits);
  } finally {
    for (const server of servers) await server.close();
  }
}

/** From the settled hub by the link of its menu, which is behind a button on a phone. */
async function toNext(page) {
  const link = page.locator(`a[href="${next.path}"]:visible`).first();
  if (!(await link.isVisible())) await page.locator('button[popovertarget$="-pages"]:visible').first().tap();
  await link.waitFor();
  await page.waitForTimeout(500);
  return followLink(page, { href: next.path, text: next.text });
}

/** From the settled hub by the button that opens the form. */
async function toForm(page) {
  const { path: href, text } = screens.form;
  await page.waitForTimeout(2000);
  return followLink(page, { href, selector: `form[action="${href}"] button`, within: 'main', text });
}

const cookiesOf = (person, url) => {
  const { hostname: domain } = new URL(url);
  const language = { name: 'language', value: 'en', path: '/' };
  return [...person.cookies, language].map((cookie) => ({ ...cookie, domain }));
};

/** The html of a secured screen as a browser has drawn it for its person. */
async function drawnBy(browser, cookies, url, text) {
  const context = await newSlowPhone(browser);
  try {
    await context.addCookies(cookies);
    const { after } = await visitScreen(context, url, { within: 'h1', text, then: (page) => page.content() });
    return { html: after, cookies: await context.cookies() };
  } finally {
    await context.close();
  }
}

const headingOf = (html) => /<h1\b[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html)?.[1] ?? '';

function rowsOf(visits) {
  const pick = (name, when, what) => visits[name].map((visit) => visit[when][what]);
  const beside = (name, base, when, what = 'visible') => [
    { median: median(pick(base, when, what)) },
    ratiosOf(pick(name, when, what), pick(base, when, what)),
  ];
  const at = { cold: 'first visit', warm: 'warm' };
  const baseWords = { shell: 'the shell', written: 'a form written by hand' };
  const shown = Object.entries(screens).flatMap(([name, { title, path, target, targets, beside: base = 'shell' }]) =>
    Object.entries(at).map(([when, words]) =>
      compared(`${title} (\`${path}\`), ${words}, against ${baseWords[base]}`, ...beside(name, base, when), {
        target: targets?.[when] ?? target,
        digits: 0,
      }),
    ),
  );
  const ofForm = Object.entries(at).flatMap(([when, words]) => {
    const byHand = pick('written', when, 'visible');
    const against = (what, taken, target) =>
      compared(
        `form, ${what}, ${words}, against the first question of a form written by hand`,
        { median: median(byHand) },
        ratiosOf(taken, byHand),
        {
          target,
          digits: 0,
        },
      );
    return [
      against('first question by a click on the hub', pick('click', when, 'after'), screens.form.targets[when]),
      against('model attached', pick('form', when, 'attached'), maxAttached),
      against('model attached in that of a registration', pick('registration', when, 'attached'), maxAttached),
    ];
  });
  const travelled = ['shell', 'written', ...Object.keys(screens)].flatMap((name) =>
    Object.entries(at).map(([when, words]) => {
      const requests = median(pick(name, when, 'requests'));
      const text = `${requests} requests, ${(median(pick(name, when, 'bytes')) / 1000).toFixed(1)} kB`;
      const target = name in screens && when === 'cold' ? [`≤ ${limits.requests} requests`, requests <= limits.requests] : [];
      return figure(`${name}, ${words}: what travels`, text, ...target);
    }),
  );
  const shifts = Object.keys(screens).flatMap((name) =>
    Object.entries(at).map(([when, words]) => {
      const shift = median(pick(name, when, 'shift')).toFixed(3);
      return figure(`${name}, ${words}: layout shift`, shift, `≤ ${limits.shift}`, Number(shift) <= limits.shift);
    }),
  );
  const soft = visits.hub.map(({ warm }) => warm.after);
  const full = pick('nextCopy', 'warm', 'visible');
  return [
    ...shown,
    ...ofForm,
    ...travelled,
    ...shifts,
    compared(
      `soft navigation from the hub to a new h1 (\`${next.path}\`), against its static html loaded anew, warm`,
      { median: median(full) },
      ratiosOf(soft, full),
      {
        target: limits.soft,
        digits: 0,
      },
    ),
    ...Object.entries(at).map(([when, words]) =>
      compared(`reading page (\`${readingPage}\`): its h1, ${words}, against its static file`, ...beside('reading', 'copy', when), {
        digits: 0,
        ...(when === 'warm' ? { target: limits.reading } : {}),
      }),
    ),
    compared(
      '… warm, against its static file that the browser shows without asking whether it changed',
      ...beside('reading', 'kept', 'warm'),
      {
        digits: 0,
      },
    ),
  ];
}
