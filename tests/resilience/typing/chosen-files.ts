import { createHash } from 'node:crypto';
import { expect as expectSoon, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { ExpectStatic } from 'vitest';
import { pick } from '../../support/seed.ts';
import { apiOf, draftOf, filesOf, type PersonApi, type StoredFile } from './api-of.ts';
import { whereFilesAre } from './where-files-are.ts';
import { soundPdf } from '../../../server/platform/file-type/sound-pdf.fixture.ts';

type Chance = () => number;

/** A file of an answer; two may have one name. */
interface ChosenFile {
  readonly question: string;
  readonly name: string;
  readonly hash: string;
}

/** What a person knows of their files. */
interface KnownFiles {
  /** Those that the answers have. */
  readonly chosen: readonly ChosenFile[];
  /** Those that were left out again: where the call that deletes one did not arrive, the server has it until the form is sent (docs/decisions/0023). */
  readonly leftOut: readonly ChosenFile[];
}

const none: KnownFiles = { chosen: [], leftOut: [] };
const knownOn = new WeakMap<BrowserContext, KnownFiles>();

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==', 'base64');
const kinds = {
  file: { type: 'image/png', ending: 'png', head: png },
  papers: { type: 'application/pdf', ending: 'pdf', head: Buffer.alloc(0) },
} as const;
/** Of the uploader, in one tab: it takes more, because a second tab may add some. Runs never reach its limit, beyond which a file is no answer. */
const maxPapers = 3;

/** A sound file under a name that has to be written with care; some files are called `scan`, all alike. */
function makeFile(question: string, listed: readonly string[], chance: Chance) {
  const { type, ending, head } = kinds[question as keyof typeof kinds];
  const number = Math.floor(chance() * 1e6);
  const scans = listed.filter((one) => one.startsWith('scan.')).length;
  const name = pick(chance, [
    scans < 2 ? 'scan' : `scan ${number}`,
    `näide ☂ ${number}`,
    `it’s; a="b" & c (${number})`,
    `文書 ${number}.exe`,
    `100% #${number}? +1`,
    'x'.repeat(200) + number,
  ]);
  const bytes = Uint8Array.from({ length: Math.floor(chance() * 50_000) }, () => Math.floor(chance() * 256));
  return {
    name: `${name}.${ending}`,
    mimeType: type,
    buffer: ending === 'pdf' ? soundPdf(Buffer.from(bytes).toString('hex')) : Buffer.concat([head, bytes]),
  };
}

/** Chooses a file, or two; where there are many, others are left out before. */
export async function choose(page: Page, place: Locator, question: string, chance: Chance): Promise<void> {
  const device = page.context();
  const listed = place.locator('[data-files] bdi');
  const isOne = question === 'file';
  let names = await listed.allTextContents();
  const { chosen, leftOut } = knownOn.get(device) ?? none;
  const isGone = new Set(isOne ? chosen.filter((file) => file.question === question) : []);
  const count = !isOne && chance() < 0.3 ? 2 : 1;
  let isAnyRemoved = chance() < 0.2;
  while (isAnyRemoved || (!isOne && names.length + count > maxPapers)) {
    const alone = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
    if (alone.length === 0) break;
    const gone = pick(chance, alone);
    await place.getByRole('button', { name: `Remove ${gone}`, exact: true }).click();
    names = names.filter((name) => name !== gone);
    for (const file of chosen) if (file.question === question && file.name === gone) isGone.add(file);
    isAnyRemoved = false;
  }
  const made = Array.from({ length: count }, () => makeFile(question, names, chance));
  await place.locator('input[type=file]').setInputFiles(made);
  const added = made.map(({ name, buffer }) => ({ question, name, hash: hashOf(buffer) }));
  knownOn.set(device, { chosen: [...chosen.filter((file) => !isGone.has(file)), ...added], leftOut: [...leftOut, ...isGone] });
  await expectSoon(listed).toHaveText([...(isOne ? [] : names), ...added.map(({ name }) => name)]);
}

const withHash = async (api: PersonApi, { id, questionName: question, uploadFileName: name }: StoredFile): Promise<ChosenFile> => ({
  question,
  name,
  hash: hashOf(await api.download(`/api/dms/get-own-document/${id}`)),
});

/** What an earlier run has left in the draft is what the person knows. */
export async function beginWithFiles(device: BrowserContext): Promise<void> {
  const api = await apiOf(device);
  const answers = JSON.stringify((await draftOf(api))?.dynamicData ?? {});
  const [chosen, leftOut]: [ChosenFile[], ChosenFile[]] = [[], []];
  for (const file of await filesOf(api)) (answers.includes(file.id) ? chosen : leftOut).push(await withHash(api, file));
  knownOn.set(device, { chosen, leftOut });
}

/** The server has each file that was chosen on the device once, and gives it back byte by byte; nothing beside it, but in a draft what was left out and is yet to be deleted. */
export async function expectFiles(expect: ExpectStatic, device: BrowserContext, isSent = false): Promise<void> {
  const { chosen, leftOut } = knownOn.get(device) ?? none;
  const api = await apiOf(device);
  const inWords = ({ question, name, hash }: ChosenFile): string => `${question}: ${name} ${hash}`;
  const gone = isSent ? [] : leftOut.map(inWords);
  const stored = async (): Promise<string[]> => {
    const files = await filesOf(api);
    const open = files.filter(({ state }) => state !== 'checked').map(({ uploadFileName, state }) => `${uploadFileName} ${state}`);
    if (open.length > 0) return open;
    const held = await Promise.all(files.map(async (file) => inWords(await withHash(api, file))));
    return held.filter((one) => !gone.includes(one)).toSorted();
  };
  const arrived = expect
    .poll(stored, { timeout: 45_000, interval: 200, message: 'the files that the server has' })
    .toEqual(chosen.map(inWords).toSorted());
  await arrived.catch(async (error: unknown) => {
    throw new Error(`Files are not where they belong.\n${await whereFilesAre(device)}`, { cause: error });
  });
}
