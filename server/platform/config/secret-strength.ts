/** A secret below this can be guessed. What `openssl rand -hex 16` makes has about 110. */
export const leastBits = 80;

/** Why a secret can be guessed; '' when it cannot. Pure. */
export function weaknessOf(secret: string): string {
  if (secret.length < 32) return 'it is shorter than 32 characters';
  if (isPlaceholder(secret)) return 'it reads as a placeholder';
  return strengthOf(secret) < leastBits ? 'it repeats itself, counts, or is made of words' : '';
}

/**
 * Bits of a secret that a clever attacker would have to try: what repeats an earlier part, counts up or down, or reads as
 * words or keys that are side by side, counts little. An estimate, never above what the signs could hold
 * (docs/decisions/0025). Pure.
 */
export function strengthOf(secret: string): number {
  const bitsPerSign = Math.log2(new Set(secret).size || 1);
  const words = wordsIn(secret);
  let bits = 0;
  for (let at = 0; at < secret.length;) {
    const chunk = Math.max(repeatAt(secret, at), countAt(secret, at), keysAt(secret, at));
    if (chunk >= 4) {
      bits += bitsPerSign + Math.log2(chunk);
      at += chunk;
    } else {
      bits += Math.min(bitsPerSign, words.has(at) ? bitsPerLetterOfWord : bitsPerSign);
      at += 1;
    }
  }
  return Math.floor(bits);
}

/** Placeholders, also with digits in place of letters. Pure. */
export const isPlaceholder = (secret: string): boolean =>
  /change.?me|example|default|secret|password|passw.rd|letmein|demo/.test(
    secret.toLowerCase().replaceAll(/[@4310$57]/g, (sign) => spelled[sign] ?? sign),
  );

const spelled: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', $: 's', '5': 's', '7': 't' };

/** How long the part from `at` on is in the secret before, whichever case its letters have. */
function repeatAt(secret: string, at: number): number {
  const lower = secret.toLowerCase();
  let length = 0;
  while (at + length < lower.length && lower.slice(0, at + length).includes(lower.slice(at, at + length + 1))) length += 1;
  return length;
}

/** How long the signs from `at` on stay the same, count up or count down. */
function countAt(secret: string, at: number): number {
  const step = (index: number): number => secret.charCodeAt(index + 1) - secret.charCodeAt(index);
  if (at + 1 >= secret.length || Math.abs(step(at)) > 1) return 0;
  let length = 2;
  while (at + length < secret.length && step(at + length - 1) === step(at)) length += 1;
  return length;
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'].flatMap((row) => [row, [...row].toReversed().join('')]);

function keysAt(secret: string, at: number): number {
  const lower = secret.toLowerCase();
  let length = 0;
  while (at + length < lower.length && keyboard.some((row) => row.includes(lower.slice(at, at + length + 1)))) length += 1;
  return length;
}

const bitsPerLetterOfWord = 1.5;

/** Pairs of letters that make up half of written English, and a tenth of letters drawn by chance. */
const commonPairs = new Set(
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur'.split(
    ' ',
  ),
);
const byChance = commonPairs.size / 26 ** 2;

/**
 * Places of signs that belong to words, with the sign after each. Words are there when most of the secret is runs of letters in one case,
 * and far more of their pairs are common ones (four standard deviations) than chance would bring.
 */
function wordsIn(secret: string): ReadonlySet<number> {
  const runs = [...secret.matchAll(/[A-Z]?[a-z]{2,}|[A-Z]{3,}/g)];
  const pairs = runs.flatMap(({ 0: run }) => Array.from(run.slice(1), (letter, before) => `${run[before] ?? ''}${letter}`.toLowerCase()));
  const letters = runs.reduce((sum, { 0: run }) => sum + run.length, 0);
  const expected = pairs.length * byChance;
  const common = pairs.filter((pair) => commonPairs.has(pair)).length;
  const written = letters > secret.length * 0.7 && common > expected + 4 * Math.sqrt(expected * (1 - byChance));
  return new Set(written ? runs.flatMap(({ 0: run, index }) => Array.from({ length: run.length + 1 }, (_, place) => index + place)) : []);
}
