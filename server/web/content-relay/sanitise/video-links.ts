import { isObject } from '#locale/is-object';
import { checkedFrame } from './link-policy.ts';

type Part = Readonly<Record<string, unknown>>;
type Localised = string | Readonly<Record<string, string>>;

const maxDepth = 64;
const youtube = /^https:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be)\//i;
const film = /\.(?:mp4|mov|wmv|flv|avi|mkv)$/i;

/** A form in which each film that the policy of the page would not show is its title, as a link to it. Pure. */
export function withVideoLinks(node: unknown, frames: readonly string[], depth = 0): unknown {
  if (depth > maxDepth) return node;
  if (Array.isArray(node)) return node.map((item) => withVideoLinks(item, frames, depth + 1));
  if (!isObject(node)) return node;
  if (node['type'] === 'image' && isRefusedFilm(node, frames)) return linkInPlaceOf(node);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withVideoLinks(value, frames, depth + 1)]));
}

function isRefusedFilm({ contentMode, imageLink }: Part, frames: readonly string[]): boolean {
  const address = inLanguage(localisedOf(imageLink), 'default');
  const isFramed = contentMode === 'youtube' || (contentMode !== 'image' && contentMode !== 'video' && youtube.test(address));
  const isFilm = contentMode === 'video' || (contentMode !== 'image' && film.test(address));
  if (isFramed) return checkedFrame(youtube.test(address) ? 'https://www.youtube.com/' : address, frames) === '#';
  return isFilm && !address.startsWith('/');
}

/** A question that only informs has no answer, so nothing else of the form changes. */
function linkInPlaceOf(question: Part): object {
  const address = localisedOf(question['imageLink']);
  const title = localisedOf(question['title'] ?? question['altText'] ?? address);
  const languages = new Set([address, title].flatMap((text) => (typeof text === 'string' ? ['default'] : Object.keys(text))));
  const link = (language: string): string =>
    `<p><a href="${escaped(inLanguage(address, language))}" target="_blank">${escaped(inLanguage(title, language))}</a></p>`;
  const placed = ['name', 'visible', 'visibleIf', 'startWithNewLine'].filter((key) => Object.hasOwn(question, key));
  return {
    ...Object.fromEntries(placed.map((key) => [key, question[key]])),
    type: 'html',
    html: Object.fromEntries([...languages].map((language) => [language, link(language)])),
  };
}

const localisedOf = (value: unknown): Localised =>
  isObject(value)
    ? (Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) as Record<string, string>)
    : String(value ?? '');
const inLanguage = (text: Localised, language: string): string =>
  typeof text === 'string' ? text : (text[language] ?? text['default'] ?? Object.values(text)[0] ?? '');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
