import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { questionTypeSteps } from '../../../registry/blocks/form/question-type-steps.ts';
import { freePortsForPortal } from '../../../scripts/test/free-ports.ts';
import { catchMail } from '../../conformance/caught-mail.ts';
import { launchBrowser } from '../../support/browser.ts';
import { copyOf, readPeople } from '../../support/own-copies.ts';
import { startPortal } from '../../support/portal-process.ts';

const { typesOfText, typesOfChoice, typesOfScale, typesOfTable, typesOfRest } = questionTypeSteps;

/** Of the portal's own those that are typed in; none that asks others. */
const ownTypes = [
  { type: 'fullname', name: 'applicant', title: 'Who applies' },
  { type: 'uniqueemail', name: 'mail', title: 'Where we write to', allowNonUnique: true },
  { type: 'phone', name: 'mobile', title: 'Where we ring', isUnique: false, defaultCountry: 'GBR' },
  { type: 'address', name: 'home', title: 'Where you live', defaultCountry: 'GBR' },
  { type: 'datepicker', name: 'bought', title: 'When you bought it', isRequired: false },
  { type: 'vin', name: 'vehicle', title: 'The vehicle' },
  { type: 'signature', name: 'signed', title: 'Sign here', isRequired: false },
];
/** SurveyJS takes what is typed here when the field is left. */
const masked = { type: 'text', name: 'sort-code', title: 'Sort code', maskType: 'pattern', maskSettings: { pattern: '99-99-99' } };
/** Of the rest what is answered, and drawn by the server. */
const files = [
  typesOfRest[0],
  typesOfRest[1],
  { type: 'uploader', name: 'papers', title: 'Your papers', acceptedTypes: '.pdf', maxFiles: 10 },
];

/** Takes what a version has more: a draft opens at the first new question, so none may come before the step that is typed in (FRM-27). */
const lastStep = 'files';

type Steps = Readonly<Record<string, readonly object[]>>;

/** Every type that is shown, in steps; nothing is required. */
const steps: Steps = {
  texts: [...typesOfText.map((question) => ({ ...question, isRequired: false })), masked],
  own: ownTypes,
  // Without the script "none" and other choices can be ticked together, and the model then takes one of them.
  choices: typesOfChoice.map((question) =>
    question.name === 'checkbox' ? { ...question, showNoneItem: false, showSelectAllItem: false } : question,
  ),
  scales: typesOfScale,
  tables: typesOfTable,
  files,
};
export const stepNames = Object.keys(steps);

interface AskedQuestion {
  readonly name: string;
  readonly title: string;
  readonly elements?: readonly AskedQuestion[];
  readonly templateElements?: readonly AskedQuestion[];
}
const titlesIn = ({ name, title, elements = [], templateElements = [] }: AskedQuestion): [string, string][] => [
  [name, title],
  ...[...elements, ...templateElements].flatMap(titlesIn),
];
/** The titles of the questions, by name; without those that versions add. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.values(steps).flat() as AskedQuestion[]).flatMap(titlesIn),
);

export const formSlug = 'every-type';
const tenant = 'northgate';

export type AllTypesPortal = Awaited<ReturnType<typeof openAllTypesPortal>>;

/** How the form of every type is sent: all answers are shown before, and a copy with them may be mailed after. */
const whenSent = { checkAnswers: true, copyByMail: 'pdf' };

interface Options {
  /** So many people who have begun nothing, `newcomers` of the portal. */
  readonly newcomers?: number;
}

/** A portal of its own with a form that holds every type, and the browser of the journeys. */
export async function openAllTypesPortal({ newcomers: count = 0 }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-typed-'));
  const fixtures = join(import.meta.dirname, '../../../fixtures');
  cpSync(join(fixtures, 'people'), join(folder, 'fixtures/people'), { recursive: true });
  cpSync(join(fixtures, 'tenants', tenant), join(folder, 'fixtures/tenants', tenant), { recursive: true });
  const forms = join(folder, 'fixtures/tenants', tenant, 'submission-form');
  const written = JSON.parse(readFileSync(join(forms, 'all-controls.json'), 'utf8')) as object;
  const write = (version: number, more: readonly object[] = [], given: Steps = steps): void => {
    const pages = Object.entries(given).map(([name, elements]) => ({
      name,
      title: name,
      elements: name === lastStep ? [...elements, ...more] : elements,
    }));
    writeFileSync(
      join(forms, `${formSlug}.json`),
      JSON.stringify({
        ...written,
        ...(given === steps ? whenSent : {}),
        slug: formSlug,
        version,
        surveyDefinition: { completeText: 'Send', pages },
      }),
    );
  };
  write(1);
  const newcomers = addPeople(join(folder, 'fixtures/people'), count);
  const mail = await catchMail();
  const settings = {
    port: await freePortsForPortal(),
    data: join(folder, 'data'),
    env: {
      PORTICO_FIXTURES: join(folder, 'fixtures/tenants'),
      PORTICO_DEFAULT_TENANT: tenant,
      PORTICO_LOG_LEVEL: 'warn',
      PORTICO_LIMIT_REQUESTS: '10000000',
      PORTICO_LIMIT_SIGN_IN: '100000',
      PORTICO_LIMIT_SIGN_IN_ACCOUNT: '100000',
      PORTICO_LIMIT_CODES: '1000',
      SMTP_URL: mail.url,
    },
  };
  const [browser, first] = await Promise.all([launchBrowser(), startPortal(settings, 1)]);
  let process = first;
  const url = first.address(1);
  const others = new Map<string, Promise<Page>>();
  return {
    url,
    browser,
    /** Addresses of people who have begun nothing. */
    newcomers,
    /** What was mailed to an address so far. */
    mailTo: mail.to,
    /** Another version of the form, with these questions more, or with other steps. */
    write,
    kill: () => process.kill(),
    restart: async (): Promise<void> => void (process = await startPortal(settings, 1)),
    output: () => process.output(),
    enter: (email: string) => enter(browser, url, email),
    /** A tab of another device of this person, which knows only what the server has. They sign in each time: who only looks is signed out after a while. */
    async elsewhere(email: string): Promise<Page> {
      const known = others.get(email);
      if (known) await signIn((await known).context(), url, email);
      const page = known ?? enter(browser, url, email).then((device) => device.newPage());
      others.set(email, page);
      return page;
    },
    async close() {
      await browser.close();
      await process.kill();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds so many copies of a person without submissions to the people of the tenant; answers their addresses. */
function addPeople(folder: string, count: number): string[] {
  const file = readPeople(`${tenant}.json`);
  const original = file.claimants.find(({ submissions }) => submissions.length === 0)!;
  const added = Array.from({ length: count }, (_, index) => copyOf(original, `robot ${index}`));
  writeFileSync(join(folder, `${tenant}.json`), JSON.stringify({ ...file, claimants: [...file.claimants, ...added] }));
  return added.map(({ email }) => email);
}

/** Opens the form; resolves once the model has taken it over. */
export async function openAllTypesForm(page: Page): Promise<void> {
  await page.goto(`/form/${formSlug}`);
  await page.locator('[data-awaits-script=taken]').waitFor();
}

/** A device on which this person is signed in. */
async function enter(browser: Browser, url: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });
  await context.addCookies(
    ['language=en', 'consent=necessary'].map((cookie) => ({ name: cookie.split('=')[0]!, value: cookie.split('=')[1]!, url })),
  );
  await signIn(context, url, email);
  return context;
}

export async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const answer = await context.request.post(`${url}/demo/sign-in`, {
    form: { tenant, person: email },
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`${email} could not sign in: ${answer.status()}`);
}
