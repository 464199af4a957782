const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text as lines no wider than `width`; line breaks in the text are kept. Words that are too long for a line are cut between letters,
 * and scripts that write no blanks are broken between words. Pure.
 */
export function breakLines(text: string, width: number, measure: (piece: string) => number): readonly string[] {
  return text.split(/\r\n?|[\n\u2028\u2029]/).flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(text: string, width: number, measure: (piece: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const end = (): void => {
    lines.push(line.trimEnd());
    [line, used] = ['', 0];
  };
  for (const piece of unbreakable(text)) {
    // Blanks may hang over the edge.
    const wide = measure(piece.trimEnd());
    if (used + wide > width && line !== '') end();
    const parts = wide > width ? Array.from(letters.segment(piece), ({ segment }) => segment) : [piece];
    for (const part of parts) {
      const size = measure(part);
      if (used + size > width && line !== '' && parts.length > 1) end();
      line += part;
      used += size;
    }
  }
  end();
  return lines;
}

/** Words with the punctuation and the blanks that follow them. */
function unbreakable(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const before = pieces.at(-1);
    const opens = /^[\p{Ps}\p{Pi}]+$/u;
    if (before !== undefined && ((!isWordLike && !opens.test(segment)) || opens.test(before))) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}
