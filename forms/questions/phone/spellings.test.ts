import { expect, test } from 'vitest';
import { someSpellings } from '#schemas/values/telephone/example-numbers.fixture';
import { threeLetters } from '#schemas/values/countries/iso3';
import { settingsWith } from '../settings.fixture.ts';
import { phone, withNumber } from './phone.ts';

test('numbers of all countries, in all spellings, are stored as themselves and without fault; one with an extension is refused', () => {
  const settings = settingsWith({}, { isRequired: true });
  const wrong = someSpellings().filter(({ typed, country, e164, extension }) => {
    const iso3 = country && threeLetters(country);
    const answer = phone.fit(withNumber(iso3 === undefined ? {} : { iso3 }, typed), settings);
    const faults = phone.faults(answer, settings).filter(({ part }) => part === 'number');
    if (extension !== undefined) return answer?.phoneNumber !== undefined || faults[0]?.word !== 'phoneExtension';
    return answer?.phoneNumber !== e164 || faults.length > 0;
  });
  expect(wrong).toEqual([]);
});
