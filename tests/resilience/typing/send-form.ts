import { isDeepStrictEqual } from 'node:util';
import { expect as expectSoon } from '@playwright/test';
import { confirmationWords as words } from '../../../locale/messages/confirmation.ts';
import { titles } from './all-types-portal.ts';
import { apiOf, draftOf, type Submission } from './api-of.ts';
import { expectFiles } from './chosen-files.ts';
import type { ShownControl } from './controls.ts';
import type { Run } from './fill-step.ts';
import { heldOtherwise } from './other-controls.ts';
import type { SendingFault } from './sending-faults.ts';
import { addedTitle, detailedOn, printedAs, printedIn, reviewedOn, type Line } from './shown-answers.ts';
import { compareWords, isUnticked, wordsOf } from './words-of.ts';

/** Of each step, by its title: its controls as they were when it was left. */
export type TypedControls = ReadonlyMap<string, readonly ShownControl[]>;

/** The step that shows all answers has what was typed, and nothing beside it. */
export async function expectReviewed({ expect, filling, about }: Run, typed: TypedControls): Promise<Line[]> {
  const lines = await reviewedOn(filling.page);
  const found: object[] = [];
  for (const [step, controls] of typed)
    for (const [title, asked] of Map.groupBy(controls, ({ question }) => titles[question] ?? addedTitle)) {
      const text = lines.filter((line) => line.step === step && [line.question, line.title].includes(title)).map((line) => line.text);
      const words = wordsOf(asked);
      const compared = compareWords(words, isUnticked(asked) && text.join('') === 'No' ? '' : text.join(' | '));
      if (!isDeepStrictEqual(compared, { missing: [], more: '' })) found.push({ step, title, words, text, ...compared });
    }
  expect({ ...about, found }).toEqual({ ...about, found: [] });
  return lines;
}

/** Sends the form from the step that shows its answers, under this fault: pressed until it is sent. Answers what the page sent, and the reference that it shows. */
export async function sendUnder(fault: SendingFault, { filling }: Run): Promise<{ readonly answers: object; readonly reference: string }> {
  const { page } = filling;
  let answers = {};
  page.on('request', (request) => {
    if (/\/api\/Submissions$/.test(request.url())) answers = (request.postDataJSON() as { dynamicData: object }).dynamicData;
  });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await fault(filling, () => send.click());
  await expectSoon(async () => {
    if (!page.url().includes('/claim-confirmation')) await send.click({ timeout: 1000 });
    await expectSoon(page).toHaveURL(/\/claim-confirmation\?/, { timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  return { answers, reference: new URL(page.url()).searchParams.get('referenceNumber') ?? '' };
}

/** Without what the portal adds of the account (FRM-10). */
const ownAnswers = (answers: object): object =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !name.startsWith('account_')));

/** What was sent is stored once, and shown, printed and mailed as it was reviewed; the mail came once. */
export async function expectSent(
  run: Run,
  typed: TypedControls,
  lines: readonly Line[],
  sent: Awaited<ReturnType<typeof sendUnder>>,
): Promise<void> {
  const { expect, filling, about } = run;
  const { device, page, portal, email } = filling;
  const { reference } = sent;
  const api = await apiOf(device);
  const { accountId } = (await draftOf(api)) ?? expect.unreachable();
  const [stored, ...others] = await api.get<Submission[]>(`/api/Submissions/account/${accountId}`);
  expect({ ...about, stored: stored?.status, reference: stored?.referenceNumber, others: others.length }).toEqual({
    ...about,
    stored: 'Done',
    reference,
    others: 0,
  });
  const { id } = stored ?? expect.unreachable();
  const { dynamicData } = await api.get<Submission>(`/api/Submissions/${id}`);
  expect({ ...about, stored: ownAnswers(dynamicData) }).toEqual({ ...about, stored: ownAnswers(sent.answers) });
  const pictures = [...typed.values()].flat().flatMap((one) => (one.question.startsWith('sign') ? (heldOtherwise(one) ?? []) : []));
  const text = JSON.stringify(dynamicData);
  expect(pictures.map((picture) => text.split(picture).length - 1)).toEqual(pictures.map(() => 1));
  expect(lines.flatMap(({ picture }) => picture ?? [])).toEqual(pictures);
  await expectFiles(expect, device, true);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words['confirmation.download'], exact: true }).click();
  const pdf = await (await download).createReadStream().then((stream) => stream.toArray() as Promise<Buffer[]>);
  await page.getByRole('button', { name: words['confirmation.mail'], exact: true }).click();
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  await expect.poll(() => portal.mailTo(email).length, { timeout: 30_000, message: 'a copy by mail' }).toBe(1);

  await page.goto(`/securedPage/my-claim-detail;submissionId=${id}`);
  await page.getByRole('tab').first().waitFor();
  const detailed = await detailedOn(page);
  const answersOf = (all: readonly Line[]) =>
    all.filter((one) => one.text !== undefined).map(({ step, title, text: given, picture }) => ({ step, title, text: given, picture }));
  expect({ ...about, detailed: answersOf(detailed) }).toEqual({ ...about, detailed: answersOf(lines) });
  const asPrinted = printedAs(detailed, reference);
  expect(await printedIn(Buffer.concat(pdf), reference)).toBe(asPrinted);
  const [mail] = portal.mailTo(email);
  expect(mail?.text).toContain(reference);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${reference}.pdf`]);
  expect(await printedIn(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer), reference)).toBe(asPrinted);
}
