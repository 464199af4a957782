import { createServer } from 'node:net';

/** Below what systems give to connections that go out (from 32768 on Linux), or one of those could take a port before its server does. */
const lowest = 20_000;
const stride = 8;
const strides = 1_500;

/** Every process begins elsewhere, and goes on from there: two that look at the same time find different ports. */
let turn = process.pid;

/** The first of so many (at most 8) ports in a row that are free. */
export async function freePorts(count = 1): Promise<number> {
  for (let tried = 0; tried < strides; tried += 1) {
    const first = lowest + (turn++ % strides) * stride;
    const row = Array.from({ length: count }, (_, index) => isFree(first + index));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  throw new Error('No free port was found: stop some servers on this machine.');
}

/** As many as a portal opens: its own, and one for each demo tenant, of whom there may be seven. */
export const freePortsForPortal = (): Promise<number> => freePorts(stride);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    // A client of a server that was here before may call again: it holds nothing up.
    const probe = createServer((socket) => socket.destroy()).once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
