import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/platform/config/config.ts';
import { importTenantFolder, openAssetFiles } from '../../server/services/content/index.ts';
import { createFileIssues } from '../../server/web/demo/file-issues.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { serve, type Portico } from '../../server/serve.ts';
import { routes as portalRoutes } from '../../schemas/api/routes.ts';

/** Routes that every visitor may call, and why. A new one belongs here only if nothing it answers or does needs a known caller. */
const open: Readonly<Record<string, string>> = {
  'GET /health/live': 'for the balancer',
  'GET /health/ready': 'for the balancer',
  'POST /csp-report': 'browsers report without a sign-in',
  'GET /build/*': 'the portal’s scripts',
  'GET /favicon.ico': 'the tenant’s icon',
  'GET /*': 'pages; what is secured is loaded after the sign-in',
  'POST /language': 'the visitor’s own choice',
  'GET /config-service/api/configuration/applicant-hub': 'public configuration',
  'GET /api/assets/:app/:idOrSlug': 'pictures of public pages',
  'GET /api/assets/:app/:idOrSlug/*': 'pictures of public pages',
  'GET /api/ping': 'of the content protocol',
  'GET /api/ping/:app': 'of the content protocol',
  'POST /identity-server/connect/token': 'the body is the sign-in of a program',
  'GET /identity-server/.well-known/jwks': 'public keys',
  'POST /identity': 'the body is the sign-in, or carries its token',
  'GET /identity/:pool/.well-known/jwks.json': 'public keys',
  'GET /identity/:pool/.well-known/openid-configuration': 'public keys',
  'POST /auth/start': 'begins a sign-in',
  'POST /auth/answer': 'is the sign-in',
  'POST /auth/resend': 'is the sign-in',
  'POST /auth/session': 'asks who is signed in; the cookie is the proof',
  'POST /auth/activity': 'keeps alive what the cookie names; the cookie is the proof',
  'POST /auth/sign-out': 'ends what the cookie names',
  'GET /auth/flow': 'shows what the cookie names',
  'GET /auth/unlock': 'a mailed link',
  'POST /auth/unlock': 'the body is the secret of a mailed link',
  'POST /contact-message': 'a contact form, sent without a script',
  'GET /contact-message': 'the form without a script, empty, for a reload of what it was answered with',
  'GET /contact-message/sent': 'what follows it',
  'GET /demo': 'demo mode only',
  'POST /demo/sign-in': 'demo mode only, from this machine, for the people of its files',
  'GET /demo/broken': 'demo mode only',
  'GET /demo/calendar/:firm/:id': 'demo mode only',
  'POST /demo/calendar/:firm/:id': 'demo mode only, from its own page',
  'GET /demo/calendar/reschedulings/:id': 'demo mode only',
  'POST /demo/calendar/reschedulings/:id': 'demo mode only, from its own page',
  'GET /demo/calendar/cancellations/:id': 'demo mode only',
  'POST /demo/calendar/cancellations/:id': 'demo mode only, from its own page',
  'GET /demo/outbox': 'demo mode only',
  'GET /demo/outbox.json': 'demo mode only',
  'GET /demo/changes': 'demo mode only',
  'POST /api/Submissions/ExecutePreconditionCheckByToken': 'the body is the secret of a mailed link, limited as look-ups are',
  ...Object.fromEntries(
    Object.values(portalRoutes)
      .filter(({ rule }) => rule === 'anyone')
      .map(({ method, path }) => [`${method} ${path}`, 'rule `anyone` in schemas/api/routes.ts']),
  ),
};

/** A caller without a link learns only that, by its own status: as S3 does, and by a page. */
const byLink: Readonly<Record<string, number>> = {
  'PUT /files/:tenant/:id': 403,
  'GET /files/:tenant/:id': 403,
  'GET /files/:tenant/:id/thumbnail': 403,
  'GET /sign/:secret': 404,
  'GET /sign/:secret/document': 404,
  'GET /sign/:secret/signed': 404,
  'POST /sign/:secret': 404,
};

const fixtures = join(import.meta.dirname, '../../fixtures/tenants');
const data = mkdtempSync(join(tmpdir(), 'portico-every-route-'));
const tenant = readdirSync(fixtures)[0] ?? '';
let portico: Portico;

beforeAll(async () => {
  mkdirSync(join(data, 'dist/client'), { recursive: true });
  const log = createLog('silent');
  portico = await serve({
    config: readConfig({ PORTICO_DATA: join(data, 'data'), PORTICO_DEFAULT_TENANT: tenant }),
    log,
    distDir: join(data, 'dist'),
    stopping: () => false,
    fileIssues: createFileIssues(),
    renderer: {
      render: () => Promise.reject(new Error('no pages here')),
      renderAnswer: () => Promise.reject(new Error('no pages here')),
      inlineLoader: '',
      inlineConsent: '',
      cacheable: false,
      assets: { entry: '/build/e.js', css: [], preloadsOf: () => [] },
    },
  });
  const { context, app } = portico;
  const folder = join(fixtures, tenant);
  await importTenantFolder(context.db, folder, { mode: 'seed', files: openAssetFiles(context.config.dataDir), log });
  await context.tenants.refresh();
  await app.ready();
}, 120_000);
afterAll(async () => {
  await portico?.close();
  rmSync(data, { recursive: true });
});

const nameOf = ({ method, url }: { method: string; url: string }): string => `${method} ${url}`;
const table = () => portico.routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
const addressOf = (url: string): string =>
  url
    .replace(/:(tenant|app)\b/, tenant)
    .replaceAll(/:schema\b/g, 'secured-page')
    .replaceAll(/:\w+|\*/g, 'x');

/** What a caller without permission may send: nothing of it is to be read. */
const broken = [
  { payload: '{' },
  { payload: '{"__proto__":1}' },
  { payload: '[7]' },
  { payload: '{}', headers: { 'content-length': '30000000' } },
  { payload: '<x/>', headers: { 'content-type': 'text/xml' } },
  { payload: '{"data":7}', headers: { authorization: 'Bearer not.a.token' } },
  { payload: '{"data":7}', headers: { token: 'not-the-secret-of-a-link' } },
];

test('[SEC-50] a caller without a session is refused before anything of a body or query is read, on every route that is not listed as open', async () => {
  const guarded = table().filter((route) => !(nameOf(route) in open));
  for (const route of guarded)
    for (const { payload, headers } of broken) {
      const hasBody = route.method !== 'GET';
      const { statusCode } = await portico.app.inject({
        method: route.method as 'GET',
        url: `${addressOf(route.url)}?page=x&$top=x&submissionId=7`,
        headers: { 'content-type': 'application/json', ...headers },
        ...(hasBody ? { payload } : {}),
      });
      expect([nameOf(route), payload.slice(0, 20), statusCode]).toEqual([
        nameOf(route),
        payload.slice(0, 20),
        byLink[nameOf(route)] ?? 401,
      ]);
    }
  expect(guarded.length).toBeGreaterThan(40);
}, 120_000);

test('[SEC-50] every route that is listed as open, or as opened by a link, is there', () => {
  const known = new Set(portico.routes.map(nameOf));
  expect([...Object.keys(open), ...Object.keys(byLink)].filter((name) => !known.has(name))).toEqual([]);
});

test('[SEC-27] [SEC-45] every route answers with the security headers', async () => {
  for (const route of table().filter(({ url }) => url !== '/demo/changes')) {
    const { headers } = await portico.app.inject({ method: route.method as 'GET', url: addressOf(route.url) });
    expect([nameOf(route), headers]).toEqual([
      nameOf(route),
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        // The signing page sends its own origin: a form without a script is checked by it.
        'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.any(String),
        'content-security-policy': expect.anything(),
      }),
    ]);
  }
});
