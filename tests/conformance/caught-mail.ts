import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is given. */
export async function catchMail() {
  const unread = new Map<string, string[]>();
  const waiting = new Map<string, ((text: string) => void)[]>();
  const caught: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          caught.push(mail);
          const { to, text } = mail;
          const address = to?.[0]?.address ?? '';
          const taker = waiting.get(address)?.shift();
          if (taker) taker(text ?? '');
          else unread.set(address, [...(unread.get(address) ?? []), text ?? '']);
          done();
        }, done);
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  const next = (address: string): Promise<string> => {
    const text = unread.get(address)?.shift();
    if (text !== undefined) return Promise.resolve(text);
    return new Promise((resolve) => waiting.set(address, [...(waiting.get(address) ?? []), resolve]));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Every mail to an address so far. */
    to: (address: string): readonly Email[] => caught.filter(({ to }) => to?.[0]?.address === address),
    /** The passcode in the next mail to an address that was not read yet; waits for it. */
    codeTo: async (address: string): Promise<string> => /\b\d{6,8}\b/.exec(await next(address))?.[0] ?? '',
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
