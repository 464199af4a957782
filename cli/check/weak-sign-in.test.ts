import { expect, test } from 'vitest';
import { soundTenantForEach } from './sound-tenant.fixture.ts';

const { write, findings } = soundTenantForEach();
const withIdentity = (identity: object) => write('tenant.json', { name: 'A', identity });

test('the mode that reveals accounts is a warning', () => {
  withIdentity({ enumeration: 'spec' });
  expect(findings()).toMatchObject([{ severity: 'warning', code: 'weak-sign-in', pointer: '/identity/enumeration' }]);
  withIdentity({ enumeration: 'strict', codeDigits: 8 });
  expect(findings()).toEqual([]);
});

test('shorter passcodes are reported with the odds of guessing one', () => {
  withIdentity({ codeDigits: 6 });
  const [found] = findings();
  expect(found).toMatchObject({ severity: 'warning', pointer: '/identity/codeDigits' });
  expect(found?.message).toMatch(
    /6 digits.*1 in 200,000 if they use all 5 tries.*1 in 10,000 if they use the 100 tries.*8 digits.*1 in 1,000,000\.$/,
  );
});

test('a list of countries without the own one is a warning where passcodes go to telephones', () => {
  const own = { country: 'GB', codeCountries: ['IE'] };
  withIdentity({ ...own, methods: ['Email', 'Sms'] });
  expect(findings()).toMatchObject([{ severity: 'warning', code: 'country-left-out', pointer: '/identity/codeCountries' }]);
  for (const sound of [
    { ...own, methods: ['Email'] },
    { ...own, methods: ['WhatsApp'], codeCountries: ['IE', 'GB'] },
    { methods: ['Sms'] },
  ]) {
    withIdentity(sound);
    expect(findings()).toEqual([]);
  }
});
