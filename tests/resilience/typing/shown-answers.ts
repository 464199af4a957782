import type { Page } from '@playwright/test';
import { textsOf } from '../../../server/portal/documents/pdf/template.fixture.ts';

/** A line of the answers in words: what is above several has no text. */
export interface Line {
  readonly step: string;
  /** Title of the whole question, where the screen has it. */
  readonly question?: string;
  readonly title: string;
  readonly text?: string;
  /** A drawn signature; `text` is what is read out in its place. */
  readonly picture?: string | undefined;
}

const unanswered = 'Not answered';

/** The title of every question that a version of the form has more. */
export const addedTitle = 'One more';

/** A version of the form that came meanwhile has one question more, and another number in the titles of those that it added. */
const sameInEachVersion = (lines: readonly Line[]): Line[] =>
  lines
    .filter(({ title, text }) => !(isAdded(title) && text === ''))
    .map((line) => (isAdded(line.title) ? { ...line, title: addedTitle } : line));
const isAdded = (title: string): boolean => /^One more \(\d+\)$/.test(title);

/** The answers on the step that shows them before they are sent. */
export const reviewedOn = async (page: Page): Promise<Line[]> =>
  sameInEachVersion(
    await page.evaluate(() =>
      [...document.querySelectorAll('main section:has(> h3):has(> ul)')].flatMap((section) =>
        [...section.querySelectorAll('ul > li')].flatMap((item) => {
          const step = section.querySelector('h3')!.textContent;
          const question = item.querySelector('a')!.ariaLabel!.replace(/^Change: /, '');
          return [...item.querySelectorAll('div > div')].map((pair) => ({
            step,
            question,
            title: pair.querySelector('span')!.textContent,
            text: pair.querySelector('bdi')?.textContent ?? pair.querySelector('img')?.alt ?? '',
            picture: pair.querySelector('img')?.src,
          }));
        }),
      ),
    ),
  );

/** The answers on the screen of what was sent. */
export const detailedOn = async (page: Page): Promise<Line[]> =>
  sameInEachVersion(
    await page.evaluate(() =>
      [...document.querySelectorAll('main [role=tabpanel]')].flatMap((panel) =>
        [...panel.querySelectorAll('li')].map((item) => {
          const step = panel.querySelector('h4')!.textContent;
          const [title, answer] = item.querySelectorAll('span');
          if (!title) return { step, title: item.textContent };
          const picture = answer?.querySelector('img');
          const text = answer?.querySelector('bdi')?.textContent ?? picture?.alt ?? '';
          return { step, title: title.textContent, text, picture: picture?.src };
        }),
      ),
    ),
  );

const dense = (texts: readonly string[]): string => texts.join('').replaceAll(/\s/g, '');

/** Of any PDF: whose it is, when it was sent, and the foot of its pages. */
const isAround = (text: string, reference: string): boolean =>
  /^(?:Account: .* \(CP-\w+\)|Sent on \d+ \w+ \d+|Page \d+ of \d+)$/.test(text) || text.endsWith(`· ${reference}`);

/** What a PDF has as text of its answers, without spaces: a long answer goes over several lines. */
export async function printedIn(pdf: Uint8Array, reference: string): Promise<string> {
  const texts = (await textsOf(pdf)).filter((text) => !isAround(text, reference));
  return dense(texts).replaceAll(/Onemore\(\d+\)(?:Notanswered)?/g, (found) => (found.endsWith('Notanswered') ? '' : 'Onemore'));
}

/** What a PDF of these answers has to have as text. */
export const printedAs = (lines: readonly Line[], reference: string): string =>
  dense([
    'Northgate Emissions Claim',
    'Every kind of question',
    `Reference number: ${reference}`,
    ...lines.flatMap(({ step, title, text, picture }, index) => [
      ...(step === lines[index - 1]?.step ? [] : [step]),
      title,
      ...(text === undefined || picture ? [] : [text || unanswered]),
    ]),
  ]);
