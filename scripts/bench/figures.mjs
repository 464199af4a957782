/**
 * One line of a result. `value` in words, `target` in words where there is one, `met` whether it is.
 */
export const figure = (name, value, target = '', met = undefined) => ({ name, value, target, met });

const ratioOf = ({ ratio }) => ratio.toFixed(2);

/** A comparison: both medians, their ratio, and how far the ratio went from round to round. */
export function compared(name, base, other, { unit = 'ms', target, digits = 2 } = {}) {
  const [low, high] = other.spread;
  return figure(
    name,
    `${ratioOf(other)}x (${other.median.toFixed(digits)} / ${base.median.toFixed(digits)} ${unit}; half of the rounds ${low.toFixed(2)}–${high.toFixed(2)})`,
    target === undefined ? '' : `≤ ${target.toFixed(2)}x`,
    target === undefined ? undefined : Number(ratioOf(other)) <= target,
  );
}

export const targetResult = ({ met }) => (met === undefined ? '' : met ? 'met' : 'MISSED');
