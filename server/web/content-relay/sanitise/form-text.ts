import { micromark } from 'micromark';
import { isMarked, plainText, withoutFalseTags } from '#forms/definition';
import { UnsafeText } from './unsafe-text.ts';

const maxTextLength = 10_000;
/** Markdown takes time by the square of its signs: a text with more of them is drawn as html alone. */
const maxSigns = 300;
const signs = /[*_`[\]~]|^ {0,3}(?:[-*+]|\d{1,9}[.)]) /gm;

/** A text without any of these is no markup. */
const sign = /[<*_`[\\\n]|&#?\w+;/;
/** Elements between which a new line has no meaning. */
const block = /<(?:br|p|div|ul|ol|li|table|tr|dl|h[1-6]|blockquote|pre|hr)(?=[\s/>])/i;
const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)]) +\S/gm;

/** What a title may begin with and means as it is written: "# of children", "1. Your name", "> 18". */
const noBlocks = [
  'headingAtx',
  'setextUnderline',
  'thematicBreak',
  'blockQuote',
  'codeIndented',
  'codeFenced',
  'definition',
  'labelStartImage',
];
const withLists = [{ disable: { null: noBlocks } }];
const withoutLists = [{ disable: { null: [...noBlocks, 'list'] } }];

/**
 * A text of a form as it is drawn: what has markup (markdown: bold, italic, code, links, lists, line breaks; and html) as harmless html, every other text as it is
 * written. Throws UnsafeText.
 */
export function formText(text: string, sanitise: (html: string) => string): string {
  if (!sign.test(text)) return text;
  if (text.length > maxTextLength) throw new UnsafeText(`This text of a form has more than ${maxTextLength} characters: make it shorter.`);
  const html = sanitise(inOneLine(toHtml(text)));
  if (isMarked(html)) return html;
  const plain = plainText(`<span>${html}</span>`);
  return isMarked(plain) ? `<span>${html}</span>` : plain === text.trim() ? text : plain;
}

function toHtml(text: string): string {
  const written = withoutFalseTags(text.replaceAll('\r\n', '\n'))
    // "5*3*2" is a sum.
    .replaceAll(/(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu, '\\*');
  if ((written.match(signs) ?? []).length > maxSigns) return written;
  const lines = block.test(written) ? written : written.replaceAll(/(?<=[^\n])\n(?=[^\n])/g, '  \n');
  return micromark(lines, {
    allowDangerousHtml: true,
    // Links are checked with the html: its own list of protocols has no telephone.
    allowDangerousProtocol: true,
    extensions: (written.match(item) ?? []).length > 1 ? withLists : withoutLists,
  });
}

/** One paragraph is no block. */
const inOneLine = (html: string): string => html.replace(/^<p>((?:(?!<\/?p[\s>])[^])*)<\/p>\s*$/, '$1').trim();
