import { expect, test } from 'vitest';
import type { SourceRequest } from '../source.ts';
import { signInCountry } from './sign-in-country.ts';

const definition = (type: string) => (type === 'enter' ? { screen: 'sign-in' } : {});

function countryOn(blocks: readonly object[] | null): Promise<string | undefined> {
  const page = async () => (blocks ? { page: { blocks } } : null);
  return signInCountry({ questions: { page }, blocks: { definition } } as unknown as SourceRequest);
}

test('the country of the sign-in on the first page, whatever its block is called', async () => {
  expect(
    await countryOn([
      { type: 'form', props: { country: 'FR' } },
      { type: 'enter', props: { country: 'GB' } },
    ]),
  ).toBe('GB');
});

test('without a page, a sign-in or its country there is none', async () => {
  expect([await countryOn(null), await countryOn([]), await countryOn([{ type: 'enter', props: {} }])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
