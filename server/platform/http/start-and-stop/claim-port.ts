import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects with the system's own error when the port cannot be had: tried first, so that a start that must fail fails at once. */
export async function claimPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
}
