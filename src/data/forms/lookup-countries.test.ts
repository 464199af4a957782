import { expect, test } from 'vitest';
import { PortalError } from '../../failure/portal-error.ts';
import type { SourceRequest } from '../source.ts';
import { lookupCountries } from './lookup-countries.ts';

const question = { type: 'address', name: 'home' };
const inRows = (one: object) => ({ pages: [{ elements: [{ type: 'paneldynamic', name: 'homes', templateElements: [one] }] }] });

function ask(definition: object, answer: () => unknown = () => ({ countries: ['GBR'] })) {
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    return answer();
  };
  return lookupCountries({ api: { call } } as unknown as Pick<SourceRequest, 'api'>, definition).then((value) => [value, asked]);
}

test('the countries are asked for where a question of the form, at any depth, looks addresses up', async () => {
  expect(await ask(inRows({ ...question, lookup: true }))).toEqual([{ lookupCountries: ['GBR'] }, ['addresses.countries']]);
  for (const other of [question, { ...question, lookup: false }, { ...question, title: '"lookup":true' }])
    expect(await ask(inRows(other))).toEqual([{}, []]);
});

test('where they cannot be found out, there is no look-up', async () => {
  const down = () => {
    throw new PortalError(500, 'down');
  };
  expect(await ask(inRows({ ...question, lookup: true }), down)).toEqual([{}, ['addresses.countries']]);
});
