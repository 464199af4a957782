import { expect, test } from 'vitest';
import { settingsWith } from '../settings.fixture.ts';
import { vin, withPart } from './vin.ts';

const sound = { manufacturer: 'Ford', model: 'Focus', year: '2014', vinNumber: 'WF0LXXGCBL7K12345' };
const faultsOf = (changes = {}) => vin.faults(vin.fit({ ...sound, ...changes }), settingsWith()).map(({ word, part }) => [part, word]);

test('each part is required, and is one that can be looked up', () => {
  expect(vin.faults(undefined, settingsWith()).map(({ part }) => part)).toEqual(['manufacturer', 'model', 'year', 'vinNumber']);
  expect(vin.faults(undefined, settingsWith({}, { isRequired: false }))).toEqual([]);
  expect(faultsOf()).toEqual([]);
  expect(faultsOf({ year: '14', vinNumber: 'WF0LXXGCBL7K1234O' })).toEqual([
    ['year', 'vinPartInvalid'],
    ['vinNumber', 'vinPartInvalid'],
  ]);
});

test('a VIN is written without spaces and hyphens, in capitals; another vehicle has no status yet', () => {
  const known = { ...sound, status: 'valid' } as const;
  expect(withPart(known, 'vinNumber', ' wf0l-xxgc bl7k 12345 ')).toEqual(sound);
  expect([vin.fit(known), vin.fit({ ...sound, status: 'else' }), vin.fit('WF0')]).toEqual([known, sound, undefined]);
});

test('its checker is asked where there is one; valid and review are taken, else the server’s message is shown', () => {
  const settings = settingsWith({ vinCheckerUrl: 'https://vehicles.example/check' });
  expect(vin.check({ ...sound, status: 'valid' }, settings)).toEqual({
    what: 'vehicle',
    checker: 'https://vehicles.example/check',
    ...sound,
  });
  expect(vin.check(sound, settingsWith())).toBeUndefined();
  const checked = (result: string, message?: string) => vin.checked({ result, ...(message ? { message } : {}) });
  expect([checked('valid'), checked('review')]).toEqual([undefined, undefined]);
  expect([checked('error', 'No such vehicle')?.message, checked('error')?.word, checked('Unknown')?.word]).toEqual([
    'No such vehicle',
    'vinRefused',
    'vinServer',
  ]);
  expect(checked('NoChecker', 'This vehicle check is not set up here.'), 'nobody to ask').toBeUndefined();
  expect(vin.withResult({ ...sound, status: 'error' }, { result: 'NoChecker' })).toEqual(sound);
  expect([vin.withResult(sound, { result: 'review' }), vin.withResult(sound, { result: 'Unknown' })]).toEqual([
    { ...sound, status: 'review' },
    { ...sound, status: 'error' },
  ]);
});
