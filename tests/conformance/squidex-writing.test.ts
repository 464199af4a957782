import {
  SquidexBadRequestError,
  SquidexClient,
  SquidexConflictError,
  SquidexForbiddenError,
  SquidexNotFoundError,
  type ContentDto,
} from '@squidex/squidex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from './running-portal.fixture.ts';

let portal: Portal;
let app: string;
let editor: SquidexClient;
let reader: SquidexClient;
const clientOf = async (role: Parameters<Portal['contentClient']>[1]): Promise<SquidexClient> => {
  const { name, secret } = await portal.contentClient(app, role);
  return new SquidexClient({ appName: app, clientId: `${app}:${name}`, clientSecret: secret, url: portal.url });
};
beforeAll(async () => {
  portal = await openPortal();
  app = portal.here.slug;
  [editor, reader] = [await clientOf('Editor'), await clientOf('Reader')];
});
afterAll(() => portal.close());

const schema = 'public-page';
const page = (slug: string, title = 'Title') => ({ slug: { iv: slug }, title: { iv: title }, component: { iv: [] } });
const publish = (slug: string): Promise<ContentDto> => editor.contents.postContent(schema, page(slug), { publish: true, id: slug });
const titleOf = ({ data }: ContentDto): unknown => (data as { title: { iv: unknown } }).title.iv;
const seen = async (id: string): Promise<unknown> => titleOf(await reader.contents.getContent(schema, id));
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error as { body?: unknown }).body,
  );

describe('@squidex/squidex, writing', () => {
  test('create as a draft, create and publish; an id is taken once', async () => {
    const draft = await editor.contents.postContent(schema, page('quiet'));
    expect(draft).toMatchObject({ status: 'Draft', version: 0, isDeleted: false });
    await expect(seen(draft.id)).rejects.toBeInstanceOf(SquidexNotFoundError);
    expect(await publish('loud')).toMatchObject({ id: 'loud', status: 'Published', version: 1 });
    expect(await seen('loud')).toBe('Title');
    await expect(publish('loud')).rejects.toBeInstanceOf(SquidexConflictError);
    expect(await faultOf(publish('loud'))).toMatchObject({ errorCode: 'OBJECT_CONFLICT', message: 'Entity (loud) already exists.' });
  });

  test('replace, patch and upsert; every change is a version that can be read again', async () => {
    await publish('changed');
    expect(await editor.contents.putContent(schema, 'changed', page('changed', 'Second'))).toMatchObject({ version: 2 });
    expect(await editor.contents.patchContent(schema, 'changed', { title: { iv: 'Third' } })).toMatchObject({ version: 3 });
    expect(await seen('changed')).toBe('Third');
    expect(titleOf(await reader.contents.getContent(schema, 'changed', { version: 2 }))).toBe('Second');
    const older = await reader.contents.getContentVersion(schema, 'changed', 1);
    expect(JSON.parse(await older.text())).toMatchObject({ title: { iv: 'Title' } });
    await editor.contents.postUpsertContent(schema, 'fresh', page('fresh'), { publish: true });
    await editor.contents.postUpsertContent(schema, 'fresh', page('fresh', 'Again'), { publish: true });
    expect(await seen('fresh')).toBe('Again');
    await editor.contents.postUpsertContent(schema, 'fresh', { title: { iv: 'Patched' } }, { patch: true });
    expect(await seen('fresh')).toBe('Patched');
  });

  test('a draft beside the published text: made, changed, thrown away, published', async () => {
    await publish('drafted');
    expect(await editor.contents.createDraft(schema, 'drafted')).toMatchObject({ status: 'Published', newStatus: 'Draft' });
    await editor.contents.putContent(schema, 'drafted', page('drafted', 'Next'));
    expect(await seen('drafted')).toBe('Title');
    const unpublished = await reader.contents.getContent(schema, 'drafted', { unpublished: true });
    expect([titleOf(unpublished), unpublished.newStatus]).toEqual(['Next', 'Draft']);
    expect((await editor.contents.deleteVersion(schema, 'drafted')).newStatus).toBeUndefined();
    await editor.contents.createDraft(schema, 'drafted');
    await editor.contents.patchContent(schema, 'drafted', { title: { iv: 'Final' } });
    await editor.contents.putContentStatus(schema, 'drafted', { status: 'Published' });
    expect(await seen('drafted')).toBe('Final');
    expect(await faultOf(editor.contents.deleteVersion(schema, 'drafted'))).toMatchObject({ message: 'There is nothing to delete.' });
  });

  test('status: taken away, archived, never from archived to published; scheduling is refused in words', async () => {
    await publish('moved');
    expect(await editor.contents.putContentStatus(schema, 'moved', { status: 'Draft' })).toMatchObject({ status: 'Draft' });
    await expect(seen('moved')).rejects.toBeInstanceOf(SquidexNotFoundError);
    await editor.contents.putContentStatus(schema, 'moved', { status: 'Archived' });
    expect(await faultOf(editor.contents.putContentStatus(schema, 'moved', { status: 'Published' }))).toMatchObject({
      message: 'Validation error',
      details: ['Cannot change status from Archived to Published.'],
    });
    const later = { status: 'Draft', dueTime: new Date(portal.clock() + 60_000) };
    const inWords = { statusCode: 400, message: expect.stringContaining('does not schedule') as string };
    expect(await faultOf(editor.contents.putContentStatus(schema, 'moved', later))).toMatchObject(inWords);
    const jobs = [{ type: 'ChangeStatus' as const, id: 'moved', ...later }];
    expect(await editor.contents.bulkUpdateContents(schema, { jobs })).toMatchObject([{ error: inWords }]);
    expect(await editor.contents.getContent(schema, 'moved', { unpublished: true })).toMatchObject({ status: 'Archived' });
  });

  test('of two writers who saw the same version, the second gets an error', async () => {
    await publish('raced');
    const put = (title: string) => editor.contents.putContent(schema, 'raced', page('raced', title), undefined, ifMatch(1));
    expect(titleOf(await put('First'))).toBe('First');
    expect(await faultOf(put('Second'))).toMatchObject({
      statusCode: 412,
      errorCode: 'OBJECT_VERSION_CONFLICT',
      message: 'Entity (raced) requested version 1, but found 2.',
    });
    expect(await seen('raced')).toBe('First');
  });

  test('delete: gone for readers, kept for those who ask for it, not to be changed; or gone for good', async () => {
    await publish('deleted');
    await editor.contents.deleteContent(schema, 'deleted');
    await expect(seen('deleted')).rejects.toBeInstanceOf(SquidexNotFoundError);
    expect(await reader.contents.getContent(schema, 'deleted', { unpublished: true })).toMatchObject({ isDeleted: true });
    expect(await faultOf(editor.contents.putContent(schema, 'deleted', page('deleted')))).toMatchObject({
      statusCode: 410,
      errorCode: 'OBJECT_DELETED',
    });
    await publish('erased');
    await editor.contents.deleteContent(schema, 'erased', { permanent: true });
    await expect(reader.contents.getContent(schema, 'erased', { unpublished: true })).rejects.toBeInstanceOf(SquidexNotFoundError);
    expect(await publish('erased')).toMatchObject({ version: 1 });
  });

  test('bulk, of one schema and across schemas: each job answers for itself', async () => {
    const bySlug = { filter: { path: 'data.slug.iv', op: 'eq', value: 'bulk' } };
    const results = await editor.contents.bulkUpdateContents(schema, {
      publish: true,
      jobs: [
        { type: 'Upsert', id: 'bulk', data: page('bulk') },
        { type: 'Create', data: { nothing: { iv: 1 } } },
        { type: 'Patch', query: bySlug as never, data: { title: { iv: 'By query' } } },
        { type: 'Delete', id: 'none' },
      ],
    });
    expect(results).toMatchObject([
      { contentId: 'bulk' },
      { error: { statusCode: 400 } },
      { contentId: 'bulk' },
      { error: { statusCode: 404 } },
    ]);
    expect(await seen('bulk')).toBe('By query');
    const across = await editor.contents.bulkUpdateAllContents({
      publish: true,
      jobs: [
        { type: 'Upsert', schema, id: 'bulk', data: page('bulk', 'Across') },
        { type: 'Upsert', schema: 'configuration', id: 'bulk-settings', data: { slug: { iv: 'bulk-settings' } } },
        { type: 'Upsert', schema: 'no-such-schema', id: 'x', data: {} },
      ],
    });
    expect(across).toMatchObject([{ contentId: 'bulk' }, { contentId: 'bulk-settings' }, { error: { statusCode: 404 } }]);
    expect(await seen('bulk')).toBe('Across');
  });

  test('fifty large pages at once, as a synchronised folder is sent', async () => {
    const component = Array.from({ length: 40 }, (_, index) => ({
      type: 'html',
      id: `part-${index}`,
      props: { html: { en: '<p>One</p>', ar: '<p>Two</p>' } },
    }));
    const jobs = Array.from({ length: 50 }, (_, index) => ({
      id: `large-${index}`,
      data: { ...page(`large-${index}`), component: { iv: component } },
    }));
    const results = await editor.contents.bulkUpdateContents(schema, { publish: true, jobs });
    expect(results.filter(({ error }) => error)).toEqual([]);
  });

  test('content that breaks the published schema is refused with every fault', async () => {
    const wrong = { slug: { iv: 'Not A Slug' }, title: { en: 'x' }, nothing: { iv: 1 } };
    await expect(editor.contents.postContent(schema, wrong, { id: 'wrong' })).rejects.toBeInstanceOf(SquidexBadRequestError);
    expect(await faultOf(editor.contents.postContent(schema, wrong, { id: 'wrong' }))).toMatchObject({
      message: 'Validation error',
      details: expect.arrayContaining([
        'nothing: Not a known field.',
        'title.en: Not a known invariant value.',
        'component.iv: Field is required.',
      ]) as string[],
    });
    await expect(reader.contents.getContent(schema, 'wrong', { unpublished: true })).rejects.toBeInstanceOf(SquidexNotFoundError);
  });

  test('the one item of a singleton is changed and nothing else', async () => {
    const { items } = await reader.contents.getContents('theme');
    const { id, data } = items[0] as ContentDto;
    expect(await editor.contents.putContent('theme', id, data as never)).toMatchObject({ id });
    await expect(editor.contents.postContent('theme', data as never)).rejects.toBeInstanceOf(SquidexBadRequestError);
    await expect(editor.contents.deleteContent('theme', id)).rejects.toBeInstanceOf(SquidexBadRequestError);
  });

  test('a reader may write nothing, and a write for another tenant finds nothing', async () => {
    await publish('kept');
    const attempts = [
      () => reader.contents.postContent(schema, page('x')),
      () => reader.contents.putContent(schema, 'kept', page('kept', 'x')),
      () => reader.contents.patchContent(schema, 'kept', { title: { iv: 'x' } }),
      () => reader.contents.postUpsertContent(schema, 'kept', page('kept', 'x')),
      () => reader.contents.putContentStatus(schema, 'kept', { status: 'Draft' }),
      () => reader.contents.createDraft(schema, 'kept'),
      () => reader.contents.deleteContent(schema, 'kept'),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toBeInstanceOf(SquidexForbiddenError);
    const token = { accessToken: await editor.getToken(), expiresIn: 3600, expiresAt: Number.MAX_SAFE_INTEGER };
    const tokenStore = { get: () => token, set: () => undefined, clear: () => undefined };
    const neighbour = new SquidexClient({ ...editor.clientOptions, appName: portal.elsewhere.slug, tokenStore });
    await expect(neighbour.contents.postContent(schema, page('x'))).rejects.toBeInstanceOf(SquidexNotFoundError);
    expect(await seen('kept')).toBe('Title');
  });
});

const ifMatch =
  (version: number) =>
  ({ init }: { init: { headers?: unknown } }): Promise<RequestInit> =>
    Promise.resolve({ headers: { ...(init.headers as Record<string, string>), 'If-Match': `"${version}"` } });
