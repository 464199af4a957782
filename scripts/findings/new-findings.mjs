/** A finding by its content: a block put in before it changes its line and the numbers in its pointer, not what it is. */
const keyOf = ({ file, code, pointer, message }) => [file, code, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), message].join('\n');

/** The findings that were not there before; of several that are equal, as many as are new. Pure. */
export function newFindings(before, after) {
  const known = new Map();
  for (const finding of before) known.set(keyOf(finding), (known.get(keyOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const left = known.get(keyOf(finding)) ?? 0;
    if (left > 0) known.set(keyOf(finding), left - 1);
    return left === 0;
  });
}
