import { expect, test } from 'vitest';
import { portalError } from '../failure/index.ts';
import { failure } from './failure.ts';

test('a failed call has the words of the server, and no others', () => {
  expect(failure(portalError(422, { code: 'odd', title: 'Unprocessable', detail: 'It is odd.' }))).toMatchObject({ message: 'It is odd.' });
  for (const body of [undefined, '<h1>Bad gateway</h1>', { title: 'Bad Gateway' }, { detail: '' }, { detail: 7 }])
    for (const status of [0, 401, 500, 502]) expect(failure(portalError(status, body))).not.toHaveProperty('message');
});
