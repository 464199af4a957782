import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, createServer as createListener, type AddressInfo, type Socket } from 'node:net';
import type { Transport } from './call-outbound.ts';

export const outThere = '93.184.215.14';

/**
 * For tests: a world of two listeners on this machine. What is sent to `outThere` reaches a server that answers by `answer`; a
 * connection to any other address reaches the canary, which only counts. `names` answers a host's addresses, one list per look-up.
 */
export async function makeWorld(answer: RequestListener, names: (host: string, lookUp: number) => readonly string[]) {
  const seen = { canary: 0, server: 0, lookUps: 0, dialled: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer(answer).on('connection', (socket: Socket) => {
    seen.server += 1;
    sockets.add(socket);
  });
  const canary = createListener((socket) => {
    seen.canary += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).end();
  });
  await Promise.all([server, canary].map((each) => once(each.listen(0, '127.0.0.1'), 'listening')));
  const portOf = (address: string): number => ((address === outThere ? server : canary).address() as AddressInfo).port;
  const transport: Transport = {
    resolve: async (host) => names(host, ++seen.lookUps),
    connect: (address, host) => {
      seen.dialled.push(`${address} ${host}`);
      return connect(portOf(address), '127.0.0.1');
    },
  };
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await Promise.all([server, canary].map((each) => new Promise((done) => each.close(done))));
  };
  return { transport, seen, close };
}
