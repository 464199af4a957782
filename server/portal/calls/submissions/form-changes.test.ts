import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { content, makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly formChanges?: object;
}

const asks = (...names: string[]) => ({ elements: names.map((name) => ({ type: 'text', name, title: { default: `Title of ${name}` } })) });

test('[FRM-27] a draft states how its form has changed since it was saved: by what its writer saw of it, until it is saved or sent with the form as it is', async () => {
  const claim = content['submission-form'][0];
  const forms = [{ ...claim, version: 1, surveyDefinition: asks('a', 'b') }];
  const publish = (version: number, ...names: string[]) => forms.splice(0, 1, { ...claim, version, surveyDefinition: asks(...names) });
  const { call, save } = await makePortalApi(db, 2, { content: { 'submission-form': forms } });
  const put = async (is: Partial<Draft>, formVersion?: number) =>
    (
      await call('p0', 'PUT', '/api/Submissions/draft', {
        formSlug: 'claim',
        submissionId: is.id,
        version: is.version,
        formVersion,
        dynamicData: { a: 'x' },
      })
    ).json<Draft>();
  const read = async () => {
    const draft = (await call('p0', 'GET', '/api/Submissions/draft?formSlug=claim')).json<Draft>();
    const one = (await call('p0', 'GET', `/api/Submissions/${draft.id}`)).json<Draft>();
    expect(one.formChanges).toEqual(draft.formChanges);
    return draft.formChanges;
  };
  const first = await put({}, 1);
  expect(await read()).toBeUndefined();
  publish(2, 'b', 'a');
  expect(await read(), 'the same questions').toBeUndefined();
  publish(3, 'b', 'c');
  const changes = { added: ['c'], removed: [{ name: 'a', title: { default: 'Title of a' } }] };
  expect(await read()).toEqual(changes);
  const second = await put(first, 1);
  expect(await read(), 'saved by a window with the form as it was').toEqual(changes);
  expect(
    (await save('p0', { id: second.id, version: second.version, formVersion: 1, isSaveAndReturn: true, dynamicData: { a: 'x' } }))
      .statusCode,
  ).toBe(200);
  expect(await read()).toEqual(changes);
  await put({ id: second.id, version: 3 }, 3);
  expect(await read()).toBeUndefined();
  publish(4, 'd');
  expect((await save('p0', { id: second.id, version: 4, formVersion: 3, isSaveAndReturn: false, dynamicData: {} })).statusCode).toBe(200);
  expect(await read(), 'it was sent').toBeUndefined();
});
