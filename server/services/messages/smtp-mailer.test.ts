import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from './index.ts';
import { smtpMailer } from './smtp-mailer.ts';

const message = (id: string): Message => ({ id, channel: 'Email', to: 'ann@example.org', subject: 'A code', text: '12345678' });

async function mailServer() {
  const mails: string[] = [];
  const sockets: Socket[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => done(null, void mails.push(/^Message-ID: <(\w+)@/im.exec(raw)?.[1] ?? '') as undefined));
    },
  });
  server.server.on('connection', (socket: Socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const mailer = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, 'x <x@portal.test>');
  onTestFinished(() => mailer.close?.());
  return { mails, sockets, mailer };
}

test('mails one after another go over one connection, which ends when the mailer is closed', async () => {
  const { mails, sockets, mailer } = await mailServer();
  for (const id of ['one', 'two', 'three']) await mailer.send(message(id));
  expect(mails).toEqual(['one', 'two', 'three']);
  expect(sockets).toHaveLength(1);
  const ended = once(sockets[0] as Socket, 'close');
  mailer.close?.();
  await ended;
});

test('a connection that the mail server has ended delays no code: the next one goes over a new connection', async () => {
  const { mails, sockets, mailer } = await mailServer();
  await mailer.send(message('one'));
  sockets[0]?.destroy();
  await mailer.send(message('two'));
  expect(mails).toEqual(['one', 'two']);
  expect(sockets).toHaveLength(2);
});
