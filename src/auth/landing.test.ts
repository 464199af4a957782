import { describe, expect, test } from 'vitest';
import { isLinkSignIn, landing } from './landing.ts';

const at = (path: string) => new URL(path, 'https://portal.example');

describe('where signing in leads', () => {
  test('returnTo first, when it is a path of this portal', () => {
    expect(landing(at('/?returnTo=/form/vehicle-claim%3Fpage%3D2'), true)).toBe('/form/vehicle-claim?page=2');
    for (const bad of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%09/evil.example/..//x'])
      expect(new URL(landing(at(`/?returnTo=${encodeURIComponent(bad)}`), true), 'https://portal.example').origin).toBe(
        'https://portal.example',
      );
  });
  test('my-claim where claims are enabled, else our_case', () => {
    expect(landing(at('/page/registration'), true)).toBe('/securedPage/my-claim');
    expect(landing(at('/page/registration'), false)).toBe('/securedPage/our_case');
  });
  test('staff land on the lists of the workspace, or where they were going', () => {
    expect(landing(at('/page/registration'), true, { staff: true })).toBe('/listing/list');
    expect(landing(at('/?returnTo=/form/vehicle-claim'), true, { staff: true })).toBe('/form/vehicle-claim');
  });
  test('editors, who have no claim, land on the pages that they edit', () => {
    for (const claims of [true, false]) expect(landing(at('/page/registration'), claims, { editor: true })).toBe('/page/our_case');
    expect(landing(at('/?returnTo=/securedPage/home'), true, { editor: true })).toBe('/securedPage/home');
    expect(landing(at('/'), true, { staff: true, editor: true })).toBe('/listing/list');
  });
  test('the contact page leads to the communications preferences', () =>
    expect(landing(at('/page/contact'), true)).toBe('/securedPage/communications-preferences'));
  test('a link to a form lands on it with its submissionId, and the sign-in knows that it came by one', () => {
    const link = at('/?returnTo=%2Fform%2Fvehicle-claim%3FsubmissionId%3D7c1&tab=1');
    expect(landing(link, true)).toBe('/form/vehicle-claim?submissionId=7c1');
    expect(landing(link, false)).toBe('/form/vehicle-claim?submissionId=7c1');
    expect(isLinkSignIn(link)).toBe(true);
    for (const other of ['/', '/page/contact', '/?returnTo=/securedPage/my-profile', '/?returnTo=//form/x'])
      expect(isLinkSignIn(at(other))).toBe(false);
  });
  test('to the form that its own address names, as the address of a used link does; that of another page is not read, and no name leads out of the portal', () => {
    const used = at('/page/registration?name=claim&tab=1');
    expect([landing(used, true), landing(used, false), isLinkSignIn(used)]).toEqual(['/form/claim', '/form/claim', true]);
    expect(landing(at('/?name=claim&returnTo=/profile'), true)).toBe('/profile');
    expect(landing(used, true, { staff: true })).toBe('/listing/list');
    expect(landing(at('/page/registration?name=//evil.example'), true)).toBe('/form/%2F%2Fevil.example');
    for (const other of ['/page/other?name=claim', '/page/registration?name='])
      expect([other, landing(at(other), true)]).toEqual([other, '/securedPage/my-claim']);
  });
  test('the sign-in page itself is no place to return to', () => {
    const returned = (to: string) => landing(at(`/?${new URLSearchParams({ returnTo: to })}`), true);
    for (const signIn of ['/page/registration', '/Page/Registration?tab=1', '/', '/?tab=1'])
      expect([signIn, returned(signIn)]).toEqual([signIn, '/securedPage/my-claim']);
    for (const other of ['/page/registration-terms', '/page/registration/x', '/page/faqs?next=/page/registration'])
      expect([other, returned(other)]).toEqual([other, other]);
  });
});
