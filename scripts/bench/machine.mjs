import { cpus, loadavg, totalmem } from 'node:os';

/** Where and when figures were taken, in one line. */
export function machine(browser) {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}`,
    `${memory} GB`,
    `${process.platform}-${process.arch}`,
    `Node ${process.versions.node}`,
    ...(browser ? [`Chromium ${browser}`] : []),
  ].join(', ');
}

/** Mean of processes that wanted to run in the last minute: far above the number of cores, figures of time mean little. */
export const load = () => loadavg()[0].toFixed(1);
