import { afterAll, expect, test } from 'vitest';
import { createAnswerReader, type ReadingJob } from './read-answers.ts';

const { readAnswers, close } = createAnswerReader({}, { perPerson: 4 });
afterAll(close);

const definition = { elements: [{ type: 'text', name: 'registration', title: 'Registration' }] };
const jobOf = (registration: string, changes: Partial<ReadingJob> = {}): ReadingJob => ({
  definition,
  answers: { registration },
  language: 'en',
  signed: 'Signed',
  datePattern: undefined,
  ...changes,
});
const of = (person: string) => ({ tenant: 't', person });

test('a person who asks for many is read one after the other, and another comes between; what is too much is busy', async () => {
  await readAnswers(jobOf('warm'), of('c'));
  const order: string[] = [];
  const ask = (person: string, registration: string) =>
    readAnswers(jobOf(registration), of(person)).then((result) => order.push(result === 'busy' ? 'busy' : person));
  const many = ['1', '2', '3', '4', '5'].map((registration) => ask('a', registration));
  await Promise.all([...many, ask('b', '6')]);
  expect(order[0]).toBe('busy');
  expect(order.indexOf('b')).toBeLessThanOrEqual(2);
});

test('what one person asks for again is read once; other answers, another language and another person are read anew', async () => {
  const own = createAnswerReader();
  const first = await Promise.all([own.readAnswers(jobOf('CF14'), of('a')), own.readAnswers(jobOf('CF14'), of('a'))]);
  await own.close();
  expect(await own.readAnswers(jobOf('CF14'), of('a'))).toEqual(first[0]);
  expect(first[1]).toEqual(first[0]);
  expect(first[0]).toMatchObject({ sections: [{ parts: [{ title: 'Registration', text: 'CF14' }] }] });
  const anew = [
    own.readAnswers(jobOf('CF15'), of('a')),
    own.readAnswers(jobOf('CF14', { language: 'cy' }), of('a')),
    own.readAnswers(jobOf('CF14'), of('b')),
  ];
  for (const result of await Promise.all(anew)) expect(result).toHaveProperty('failure');
});

test('a form that cannot be loaded fails alone, and is answered as a failure', async () => {
  expect(await readAnswers(jobOf('CF14', { definition: null }), of('a'))).toBeTypeOf('object');
  expect(await readAnswers(jobOf('CF14'), of('a'))).toHaveProperty('sections');
});
