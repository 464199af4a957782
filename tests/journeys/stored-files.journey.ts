import { ApiClient } from '../support/api-client.ts';
import { expect, test, type Page } from '../support/journey.ts';
import { tenantNamed } from '../support/tenants.ts';
import { polyglots } from '../support/tricky-uploads.ts';

const tenant = tenantNamed('northgate');
const person = 'owen.marsh@example.org';
const sample = polyglots.filter(({ fileName, must }) => must === 'inert' && /\.(pdf|jpg|png|docx)$/.test(fileName));

// Without any policy the files have to be harmless by what they are sent as.
test.use({ bypassCSP: true });

/** Sends the sample with a form and answers a link to each file, once all may be downloaded. */
async function stored(): Promise<string[]> {
  const client = new ApiClient(tenant.url, person);
  await client.signIn();
  const files = sample.map(({ fileName, bytes }) => ({
    questionName: 'papers',
    filePurpose: fileName,
    fileName,
    size: bytes.length,
    contentType: 'text/html',
  }));
  const sent = await client.call({
    method: 'POST',
    path: '/api/Submissions',
    body: { userPoolId: 'any', formSlug: 'unsubscribe', isSaveAndReturn: false, dynamicData: { reason: 'none' }, files },
  });
  expect(sent.status).toBe(200);
  const { id, attachments } = sent.body as { id: string; attachments: { uploadLink: string }[] };
  for (const [index, { uploadLink }] of attachments.entries()) {
    const body = new Uint8Array(sample[index]?.bytes ?? []);
    expect((await fetch(uploadLink, { method: 'PUT', body, headers: { 'content-type': 'text/html' } })).status).toBe(200);
  }
  const states = async () =>
    ((await client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` })).body as { state: string }[]).map(
      ({ state }) => state,
    );
  await expect.poll(states, { timeout: 30_000 }).toEqual(sample.map(() => 'checked'));
  return Promise.all(
    sample.map(async ({ fileName }) => {
      const path = `/api/dms/get-document-s3url-by-type?submissionId=${id}&attachmentTypeId=${fileName}`;
      return ((await client.call({ method: 'GET', path })).body as { s3PresingedUrl: string }).s3PresingedUrl;
    }),
  );
}

/** Whether the browser took the address for a script, in the old way or the new. */
const runs = (page: Page, link: string): Promise<string[]> =>
  page.evaluate(
    (src) =>
      Promise.all(
        ['text/javascript', 'module'].map(
          (type) =>
            new Promise<string>((resolve) => {
              const script = Object.assign(document.createElement('script'), { src, type });
              script.onload = () => resolve('ran');
              script.onerror = () => resolve('refused');
              document.head.append(script);
            }),
        ),
      ),
    link,
  );

test(`[CTL-ATT] [SEC-39] ${sample.length} files that are also pages or scripts: visited, framed or used as a script, a browser only ever downloads them`, async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allow(/Refused to execute script|MIME type|Failed to load module script|ERR_|X-Frame|frame/i);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const links = await stored();
  await page.goto(tenant.url);
  for (const [index, link] of links.entries()) {
    const { fileName } = sample[index] ?? { fileName: '' };
    expect(await runs(page, link), fileName).toEqual(['refused', 'refused']);

    const framed = page.waitForEvent('download');
    await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), link);
    expect((await framed).suggestedFilename()).toBe(fileName);

    const visited = page.waitForEvent('download');
    await page.goto(link).catch(() => undefined);
    expect((await visited).suggestedFilename()).toBe(fileName);
    expect(await page.evaluate(() => 'portalWasRun' in globalThis), fileName).toBe(false);
  }
  expect(asked.filter((path) => path.includes('portal-was-run'))).toEqual([]);
});
