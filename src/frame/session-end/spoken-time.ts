const marks = [60, 40, 20] as const;

/** The seconds that were announced last of a time that began with `from`: at its begin, at one minute, then every 20 seconds. Pure. */
export const spokenSeconds = (left: number, from: number): number =>
  [from, ...marks].filter((mark) => mark >= left && mark <= from).at(-1) ?? from;
