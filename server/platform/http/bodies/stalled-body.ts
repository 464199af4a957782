import type { IncomingMessage, Server } from 'node:http';

/** Seconds without a byte after which a body has ended. */
const maxSilentSeconds = 30;
const stepSeconds = 5;

/**
 * Ends requests of whose body no byte came for 30 s, as one that took too long: each holds a connection, and perhaps an open file. A slow one that keeps coming has
 * until `requestTimeout`. What came and was not read yet is the server's own delay.
 */
export function endStalledBodies(server: Server): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let read = socket.bytesRead;
    let silent = 0;
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      const isSilent = socket.bytesRead === read && request.readableLength === 0;
      read = socket.bytesRead;
      silent = isSilent ? silent + stepSeconds : 0;
      if (silent < maxSilentSeconds) return;
      clearInterval(timer);
      server.emit('clientError', Object.assign(new Error('No byte of the body came.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
      socket.destroySoon();
    }, stepSeconds * 1000).unref();
    request.once('close', () => clearInterval(timer));
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
