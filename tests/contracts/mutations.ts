/** What a hurried hand or a broken export puts where something else belongs. */
const intruders: readonly unknown[] = [null, 7, '', 'a word', [], {}, [null], { en: 3 }, true];

/** Every single change of a value somewhere inside: each part replaced by each intruder, and each part taken away. */
export function* mutationsOf(value: unknown): Generator<unknown> {
  yield* intruders;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const changed of mutationsOf(item)) yield value.with(index, changed);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const changed of mutationsOf(item)) yield { ...value, [key]: changed };
    }
  }
}
