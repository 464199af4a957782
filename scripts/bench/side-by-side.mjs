export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Measures ways to do one thing in turn, round after round, so that whatever else the machine does falls on all of them.
 * `ways`: name → function that takes one sample (a number). The first is what the others are compared with.
 * Resolves with name → `{ median, ratio, spread, values }`: ratio is the median of the ratios within each round, spread their quartiles.
 */
export async function sideBySide(ways, { rounds, note }) {
  const names = Object.keys(ways);
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    note?.(`round ${round + 1} of ${rounds}`);
    const order = names.map((_, index) => names[(index + round) % names.length]);
    for (const name of order) taken[name].push(await ways[name]());
  }
  const base = taken[names[0]];
  return Object.fromEntries(names.map((name) => [name, { ...ratiosOf(taken[name], base), values: taken[name] }]));
}

/** Samples of one way beside those of another, round by round: `{ median, ratio, spread }` as `sideBySide` has them. */
export function ratiosOf(values, base) {
  const ratios = values.map((value, round) => value / base[round]).sort((a, b) => a - b);
  const quarter = (part) => ratios[Math.floor((ratios.length - 1) * part)];
  return { median: median(values), ratio: median(ratios), spread: [quarter(0.25), quarter(0.75)] };
}

/** Milliseconds this thread has worked: waiting for a processor that others use is not in it. Node 22 measures the time of day only. */
const worked = () => {
  if (!process.threadCpuUsage) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * A sampler of `work`: milliseconds of work per call, over as many calls as make about `atLeast` ms. Warms up first. Each call receives an
 * `input` of its own, which is made before the clock starts.
 */
export async function timed(work, { atLeast = 25, input = () => undefined } = {}) {
  let times = 0;
  const before = worked();
  do {
    await work(input());
    times += 1;
  } while (worked() - before < 4 * atLeast || times < 3);
  const calls = Math.max(1, Math.ceil((atLeast * times) / (worked() - before)));
  return async () => {
    const inputs = Array.from({ length: calls }, input);
    const start = worked();
    for (let call = 0; call < calls; call += 1) {
      const result = work(inputs[call]);
      if (result instanceof Promise) await result;
    }
    return (worked() - start) / calls;
  };
}
