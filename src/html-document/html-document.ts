import type { PageAssets } from '#schemas/api';
import { inlineLoader } from './inline-loader.ts';
import { drawnId, stateId, writeState, type TravellingState } from './state.ts';

export interface DocumentParts {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly description?: string | undefined;
  readonly favicon?: string | undefined;
  /** What a browser states that is too old for the script. */
  readonly olderBrowser: string;
  /** The tenant's look, as `themeCss` writes it. */
  readonly theme: string;
  readonly body: string;
  readonly state: TravellingState;
  readonly assets: PageAssets;
  /** Scripts and stylesheets of the blocks that show, as `preloadsOf` answers them. */
  readonly blocks: readonly string[];
  /** Of the scripts those that are fetched as soon as the html is there, not only once it is painted. */
  readonly early?: readonly string[];
  /** Scripts of screens that this one leads to: for when the browser has nothing else to do. */
  readonly later?: readonly string[];
  /** Font files that its text needs. */
  readonly fonts?: readonly string[];
  readonly interactive: boolean;
  /** For whom and where: under it the tab keeps what is typed before the script is there. */
  readonly typingPlace: string;
  /** Html before and after the page, and the inline script of both: the question about cookies (APP-02). */
  readonly consent?: { readonly banner: string; readonly settings: string; readonly script: string } | undefined;
  /** False for pages no search engine should list. */
  readonly listed: boolean;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * The whole document. Styles are inside it: an external theme costs 1.4 times the first paint. Of a stylesheet that is inlined the inline script adds a
 * disabled link, so that the portal's script knows it is here: one that is in the html Chromium fetches now and then. Preloads that React wrote before its html
 * belong into the head.
 */
export function htmlDocument({
  language,
  dir,
  title,
  description,
  favicon,
  olderBrowser,
  theme,
  body,
  state,
  assets,
  blocks,
  early = [],
  later = [],
  fonts = [],
  interactive,
  typingPlace,
  listed,
  consent,
}: DocumentParts): string {
  const sheets = [...assets.css, ...blocks.filter((file) => file.endsWith('.css'))];
  const texts = sheets.map((file) => ({ file, text: assets.textOf?.(file) }));
  const inlined = texts.flatMap(({ text }) => text ?? []).join('\n');
  const filesOf = (isInlined: boolean): readonly string[] =>
    texts.flatMap(({ file, text }) => ((text !== undefined) === isInlined ? file : []));
  const links = filesOf(false)
    .map((file) => `<link rel="stylesheet" href="${escape(file)}">`)
    .join('');
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(body) ?? [];
  const faces = fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${escape(file)}" crossorigin fetchpriority="low">`)
    .join('');
  // Two, of a low priority: they begin with the body, and the line is not idle until it is parsed.
  const ahead = early.map((file) => `<link rel="modulepreload" href="${escape(file)}" fetchpriority="low">`).join('');
  const scripts = blocks.filter((file) => file.endsWith('.js'));
  return `<!doctype html>
<html lang="${escape(language)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
${description ? `<meta name="description" content="${escape(description)}">\n` : ''}${listed ? '' : '<meta name="robots" content="noindex">\n'}${favicon ? `<link rel="icon" href="${escape(favicon)}">\n` : ''}<style>${theme}
${inlined}</style>
${preloads}${faces}${links}${ahead}
<script data-entry="${escape(assets.entry)}" data-preload="${escape(scripts.join(' '))}" data-inlined="${escape(filesOf(true).join(' '))}" data-when="${interactive ? 'now' : 'idle'}" data-typing-place="${escape(typingPlace)}"${later.length > 0 ? ` data-later="${escape(later.join(' '))}"` : ''}>${inlineLoader}</script>
${consent ? `<script>${consent.script}</script>\n` : ''}</head>
<body>
<p class="older-browser">${escape(olderBrowser)}</p>${consent?.banner ?? ''}<div id="${drawnId}">${body.slice(preloads.length)}</div>${consent?.settings ?? ''}
<script type="application/json" id="${stateId}">${writeState(state)}</script>
</body>
</html>
`;
}
