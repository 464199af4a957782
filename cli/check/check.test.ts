import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { maxContentItems } from '#schemas/api';
import { main } from '../main.ts';
import { emptyPage, language, soundTenant, theme, soundTenantForEach } from './sound-tenant.fixture.ts';

const tenant = soundTenantForEach();
const { write, findings, withCard } = tenant;

describe('portico check', () => {
  test('a sound tenant has no findings', () => {
    withCard({ title: { en: 'Join', br: 'Ymuno' }, href: '/page/registration', picture: 'logo.svg' });
    expect(findings()).toEqual([]);
  });

  test('files of a kind beyond those that lists and menus hold are a warning', () => {
    for (const index of Array(maxContentItems).keys()) write(`public-page/page_${index}.json`, emptyPage(`page_${index}`));
    const tooMany = findings().filter(({ code }) => code === 'too-many-items');
    expect(tooMany).toMatchObject([{ severity: 'warning', message: expect.stringContaining(`${maxContentItems}`) as string }]);
  });

  test('[SEC-27] a host that is to show the workspace in a frame is one of the site of the portal, or an error', () => {
    const outsideHosts = { workspace: ['desk.acme.example', 'evil.example', '*.acme.example'] };
    write('tenant.json', { name: 'Acme', hosts: ['claims.acme.example'], outsideHosts });
    expect(findings()).toMatchObject([
      {
        severity: 'error',
        file: 'tenant.json',
        pointer: '/outsideHosts/workspace/1',
        message: expect.stringContaining('evil.example') as string,
      },
    ]);
  });

  test('a key that is written twice is found at its second place', () => {
    write('public-page/faqs.json', '{ "slug": "faqs", "title": "a", "component": [],\n  "title": "b" }');
    expect(findings()).toMatchObject([{ code: 'malformed-json', line: 2, column: 3 }]);
  });

  test('[PAGE-12] an unknown type is located, with what was probably meant', () => {
    write('public-page/faqs.json', { ...emptyPage('faqs'), component: [{ type: 'crad', props: {} }] });
    expect(findings()).toMatchObject([
      { severity: 'error', code: 'unknown-type', file: 'public-page/faqs.json', line: 6, pointer: '/component/0/type', suggestion: 'card' },
    ]);
  });

  test('[PAGE-12] a wrong prop is reported in a sentence', () => {
    withCard({ titel: 'x' });
    expect(findings().map(({ pointer, message, suggestion }) => ({ pointer, message, suggestion }))).toEqual([
      { pointer: '/component/0/props', message: 'The property "title" is missing.', suggestion: undefined },
      { pointer: '/component/0/props/titel', message: 'There is no property "titel" here.', suggestion: 'title' },
    ]);
  });

  test('[PAGE-13] a rule over an undeclared fact or with an unknown operator is an error', () => {
    withCard({ title: 'x' }, { visible: { and: [{ var: 'session.signedin' }, { equals: [1, 1] }] } });
    expect(findings()).toMatchObject([{ code: 'unknown-fact', suggestion: 'session.signedIn' }, { code: 'unknown-operator' }]);
  });

  test.each([
    [{ '==': [{ var: 'session.staff' }, 'yes'] }, '"session.staff" is true or false, never "yes".'],
    [{ '>=': [{ var: 'account.status' }, 7] }, '"account.status" is a whole number from 0 to 6, never 7.'],
    [{ in: [{ var: ['account.status', 0] }, [2, 'three']] }, '"account.status" is a whole number from 0 to 6, never "three".'],
    [{ '<': [-1, { var: 'claims.count' }, 3] }, '"claims.count" is a whole number from 0, never -1.'],
  ])('[PAGE-13] a comparison with a value that a fact never has is a warning: %j', (visible, message) => {
    withCard({ title: 'x' }, { visible });
    expect(findings()).toMatchObject([{ severity: 'warning', code: 'impossible-value', message }]);
    expect(findings()[0]?.pointer).toMatch(/^\/component\/0\/visible\//);
  });

  test('a comparison with a value that a fact may have, or with no value, is no finding', () => {
    const equal = (path: string, value: unknown) => ({ '==': [{ var: path }, value] });
    const rules = [
      equal('session.staff', true),
      equal('session.staff', 1),
      equal('account.status', '3'),
      equal('forms.open', null),
      equal('tenant.name', 5),
    ];
    withCard({ title: 'x' }, { visible: { and: rules } });
    expect(findings()).toEqual([]);
  });

  test.each([
    ['/page/registraton', 'registration'],
    ['/securedPage/nothing-like-it', undefined],
    ['/form/claim', undefined],
    ['/pages/registration', '/page/registration'],
    ['#frist', 'first'],
    ['javascript:alert(1)', undefined],
    ['//elsewhere.example', undefined],
  ])('the link %s leads nowhere', (href, suggestion) => {
    withCard({ title: 'x', href });
    expect(findings()).toMatchObject([{ severity: 'error', code: 'broken-link', pointer: '/component/0/props/href' }]);
    expect(findings()[0]?.suggestion).toBe(suggestion);
  });

  test.each([
    '/',
    '/page',
    '/page/our_case?utm_source=letter',
    '/form/my-claim',
    '/claim-confirmation',
    '/securedPage/esign-list',
    '/home',
    '#first',
    '/page/faqs#first',
    'https://example.org',
    'mailto:help@example.org',
    'tel:+441234',
  ])('the link %s is fine', (href) => {
    withCard({ title: 'x', href });
    expect(findings()).toEqual([]);
  });

  test.each(['/accounts/list', '/form-fill/claim', '/securedPage/my-claim'])('the link %s leads to page not found: an error', (href) => {
    withCard({ title: 'x', href });
    expect(findings()).toMatchObject([{ severity: 'error', code: 'broken-link', pointer: '/component/0/props/href' }]);
  });

  test('links inside html are followed in every language', () => {
    withCard({ title: 'x', body: { en: '<p><a class="x" href="/page/gone">Read</a></p>', br: '<p></p>' } });
    expect(findings()).toMatchObject([{ code: 'broken-link', pointer: '/component/0/props/body/en' }]);
  });

  test('an asset that is not there is an error', () => {
    withCard({ title: 'x', picture: 'logo.png' });
    expect(findings()).toMatchObject([{ code: 'missing-asset', suggestion: 'logo.svg' }]);
  });

  test('a document to download that is not there is an error in its place', () => {
    withCard({ title: 'x', paper: 'lego.svg' });
    expect(findings()).toMatchObject([{ code: 'missing-asset', pointer: '/component/0/props/paper', suggestion: 'logo.svg' }]);
  });

  test('a copied folder whose slug is not its name is an error, as the import refuses it', () => {
    write('tenant.json', { slug: 'canal', name: { en: 'Canal', br: 'Camlas' }, languages: ['en', 'br'].map(language) });
    expect(findings()).toMatchObject([{ severity: 'error', code: 'invalid-file', file: 'tenant.json', pointer: '/slug' }]);
  });

  test('a page that cannot be read is reported once: what leads to it is no broken link', () => {
    write('public-page/faqs.json', '{ "slug": "faqs", ');
    write('public-page/registration.json', { ...emptyPage('registration'), contentFromPage: 'faqs' });
    write('public-page/our_case.json', {
      ...emptyPage('our_case'),
      component: [{ type: 'card', props: { title: 'x', href: '/page/faqs' } }],
    });
    expect(findings()).toMatchObject([{ code: 'malformed-json', file: 'public-page/faqs.json' }]);
  });

  test('[PAGE-13] an unknown fact that is near no other is reported with those there are', () => {
    withCard({ title: 'x' }, { visible: { var: 'weather' } });
    expect(findings()).toMatchObject([
      {
        code: 'unknown-fact',
        message: expect.stringMatching(/^There is no fact "weather"\. A rule of a page can read .*session\.staff/) as string,
      },
    ]);
  });

  test('a theme that reads too weakly is refused', () => {
    write('theme.json', { ...theme, light: { brand: '#1b4d3e', text: '#9a9a9a', background: '#ffffff' } });
    expect(findings()).toContainEqual(expect.objectContaining({ severity: 'error', code: 'low-contrast', file: 'theme.json' }));
  });

  test('two pages of one slug, and pages no portal can do without', () => {
    write('public-page/again.json', emptyPage('registration'));
    rmSync(join(tenant.folder, 'public-page/our_case.json'));
    expect(findings()).toMatchObject([
      { code: 'duplicate-slug', severity: 'error', file: 'public-page/again.json' },
      { code: 'missing-page', severity: 'error', file: 'public-page/our_case.json' },
    ]);
  });

  test('content taken from a page that does not exist', () => {
    write('public-page/faqs.json', { ...emptyPage('faqs'), contentFromPage: 'our_cases' });
    expect(findings()).toMatchObject([{ code: 'broken-link', pointer: '/contentFromPage', suggestion: 'our_case' }]);
  });
});

describe('the command line', () => {
  test('[SEC-51] several folders are compared: what two tenants share is reported in both, with the other one', async () => {
    const other = soundTenant();
    const names = { hosts: ['a.example'], demoPort: 3, identity: { userPoolId: 'eu_a', clientId: 'a' } };
    write('tenant.json', { name: 'One', slug: 'harbour', ...names });
    other.write('tenant.json', { name: 'Two', slug: 'canal', ...names, hosts: ['b.example', 'www.a.example'] });
    let output = '';
    expect(await main(['check', tenant.folder, other.folder, tenant.folder, '--json'], (line) => (output = line))).toBe(1);
    const found = (JSON.parse(output) as { findings: { code: string; pointer: string; line: number; message: string }[] }[]).map(
      ({ findings: all }) => all.filter(({ code }) => code === 'tenant-clash'),
    );
    const [pool, client, port] = ['/identity/userPoolId', '/identity/clientId', '/demoPort'];
    expect(found.map((all) => all.map(({ pointer }) => pointer))).toEqual([
      ['/hosts/0', port, pool, client],
      ['/hosts/1', port, pool, client],
      ['/hosts/0', port, pool, client],
    ]);
    expect(found[0]?.[0]?.message).toContain(`"canal" in ${other.folder}`);
    expect(found[0]?.[0]?.line).toBeGreaterThan(1);
    other.remove();
  });

  test('a folder without content, no command and an unknown flag end with 2 and help', async () => {
    const output: string[] = [];
    const run = (...args: string[]) => main(args, (line) => output.push(line));
    mkdirSync(join(tenant.folder, 'assets/empty'));
    expect(await run('check', join(tenant.folder, 'assets/empty'))).toBe(2);
    expect(await run('chek', tenant.folder)).toBe(2);
    expect(await run('check', tenant.folder, '--jsno')).toBe(2);
    expect(output.join('\n')).toContain('portico check <folder>');
  });

  test('--json is for machines, and errors end with 1', async () => {
    let output = '';
    write('public-page/faqs.json', { ...emptyPage('faqs'), component: [{ type: 'no-such-type-anywhere' }] });
    expect(await main(['check', tenant.folder, '--json'], (line) => (output = line))).toBe(1);
    expect(JSON.parse(output)).toMatchObject([
      {
        tenant: 'harbour',
        errors: expect.any(Number),
        findings: expect.arrayContaining([expect.objectContaining({ code: 'unknown-type' })]),
      },
    ]);
  });
});
