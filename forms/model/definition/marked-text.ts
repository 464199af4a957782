const elements =
  'a abbr address area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup ' +
  'content data datalist dd decorator del details dfn dialog dir div dl dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 ' +
  'h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu menuitem meta meter nav nobr ' +
  'noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rp rt ruby s samp script search section ' +
  'select shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr ' +
  'track tt u ul var video wbr xmp';
const names = elements.replaceAll(' ', '|');

const tag = new RegExp(`</?(?:${names})(?=[\\s/>])|<!--`, 'i');
/** A `<` before what is neither an element of html, nor an address in angle brackets. */
const noTag = new RegExp(`<(?!/?(?:${names})(?=[\\s/>])|[a-z][a-z0-9+.-]*:|[^\\s<>@]+@[^\\s<>@]+>|!--)`, 'gi');

/** Whether a text of a form has html elements: "a < b" and "Name of <child>" have none. Pure. */
export const isMarked = (text: string): boolean => text.includes('<') && tag.test(text);

/** The same text with everything escaped that looks like an element and is none. Pure. */
export const withoutFalseTags = (text: string): string => text.replace(noTag, '&lt;');

/** One tag of html that a sanitiser has written: values of attributes are in double quotes. */
const anyTag = /<(?:[^">]|"[^"]*")*>/g;
const lineEnd =
  /<br(?=[\s/>])[^>]*>|<\/(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|tr|table|blockquote|pre|section|article|header|footer|figure|address|hr)>/gi;
const image = /<img(?:[^">]|"[^"]*")*?\salt="([^"]*)"(?:[^">]|"[^"]*")*>/gi;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0', amp: '&' };
const decoded = (html: string): string => html.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => entities[name] ?? '');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * A text of a form without its markup, where only plain text is possible: names that are read out, lists of steps and of errors, PDFs. What is on lines of
 * its own there stays so. `html` as a sanitiser has written it; other text stays as it is. Pure.
 */
export function plainText(html: string): string {
  if (!isMarked(html)) return html;
  const text = html.replaceAll(/\s+/g, ' ').replaceAll(image, '$1').replaceAll(lineEnd, '\n').replaceAll(anyTag, '');
  return decoded(
    text
      .replaceAll(/ *\n\s*/g, '\n')
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
  );
}

/** Html with each `{name}` of its text replaced by what `answerOf` makes of it: always text, never markup. Pure. */
export function withAnswers(html: string, answerOf: (pipe: string) => string): string {
  if (!html.includes('{')) return html;
  const fill = (text: string): string => text.replace(/\{[^{}]+\}/g, (pipe) => escaped(answerOf(decoded(pipe))));
  let done = '';
  let from = 0;
  for (const { index, 0: one } of html.matchAll(anyTag)) {
    done += fill(html.slice(from, index)) + one;
    from = index + one.length;
  }
  return done + fill(html.slice(from));
}
