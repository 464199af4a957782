import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makeMailer, queueMessage, startDelivery, type Message } from './index.ts';
import { deliverDue, makeOutbox } from './outbox.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

describe('mail by SMTP', () => {
  test('a passcode arrives at a real SMTP server, and signs in', async () => {
    const caught = await catchMail();
    const mailer = makeMailer({ smtpUrl: caught.url, mailFrom: 'Harbour & Pike <no-reply@portal.test>' });
    onTestFinished(() => mailer.close?.());
    const portal = await makeOutbox(db, mailer);
    const { Session } = await portal.initiate('ann@example.org');
    expect(await deliverDue(portal.delivery)).toBe(1);
    const [mail] = await Promise.all(caught.mails.map((raw) => PostalMime.parse(raw)));
    expect(mail).toMatchObject({
      from: { name: 'Harbour & Pike', address: 'no-reply@portal.test' },
      to: [{ address: 'ann@example.org' }],
      messageId: expect.stringMatching(/^<[\w-]{36}@portal\.test>$/) as string,
    });
    const code = /passcode is (\d{8})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.subject).toBe(`${code} is your passcode for Harbour & Pike`);
    expect((await portal.respond(Session, 'ann@example.org', code)).AuthenticationResult).toBeDefined();
    expect(await portal.row()).toMatchObject({ state: 'sent', sealed: '' });
  });

  test('what a visitor wrote arrives at a real SMTP server once, and a reply to it goes to them', async () => {
    const caught = await catchMail();
    const mailer = makeMailer({ smtpUrl: caught.url, mailFrom: 'Harbour & Pike <no-reply@portal.test>' });
    onTestFinished(() => mailer.close?.());
    const portal = await makeOutbox(db, mailer);
    const body = {
      to: 'desk@firm.example',
      subject: 'Message from Ann',
      text: 'Hello.',
      replyTo: { name: 'Ann, Lee', address: 'ann@example.org' },
    };
    const message = { tenant: portal.tenant.slug, id: randomUUID(), channel: 'Email' as const, body, expiresAt: portal.clock() + 1000 };
    for (let time = 0; time < 2; time += 1) await queueMessage(db.kysely, portal.secrets.messages, portal.clock(), message);
    expect(await deliverDue(portal.delivery)).toBe(1);
    await queueMessage(db.kysely, portal.secrets.messages, portal.clock(), message);
    expect(await deliverDue(portal.delivery)).toBe(0);
    const mails = await Promise.all(caught.mails.map((raw) => PostalMime.parse(raw)));
    expect(mails).toMatchObject([
      {
        to: [{ address: 'desk@firm.example' }],
        replyTo: [{ name: 'Ann, Lee', address: 'ann@example.org' }],
        from: { address: 'no-reply@portal.test' },
      },
    ]);
    expect(mails[0]?.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(await portal.row()).toMatchObject({ state: 'sent', sealed: '' });
  });

  test('a file arrives at a real SMTP server as it was queued, and is gone from the outbox', async () => {
    const caught = await catchMail();
    const mailer = makeMailer({ smtpUrl: caught.url, mailFrom: 'Harbour & Pike <no-reply@portal.test>' });
    onTestFinished(() => mailer.close?.());
    const portal = await makeOutbox(db, mailer);
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    const body = {
      to: 'ann@example.org',
      subject: 'Copy',
      text: 'Attached.',
      attachment: { name: '7K3M.pdf', type: 'application/pdf', bytes },
    };
    const message = { tenant: portal.tenant.slug, channel: 'Email' as const, body, expiresAt: portal.clock() + 1000 };
    await queueMessage(db.kysely, portal.secrets.messages, portal.clock(), message);
    expect(await deliverDue(portal.delivery)).toBe(1);
    const [mail] = await Promise.all(caught.mails.map((raw) => PostalMime.parse(raw)));
    expect(mail?.attachments).toMatchObject([{ filename: '7K3M.pdf', mimeType: 'application/pdf', disposition: 'attachment' }]);
    expect(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
    expect(await portal.row()).toMatchObject({ state: 'sent', sealed: '' });
  });

  test('what looks like an encoded word of a header is not decoded: no line of a mail ends in it', async () => {
    const caught = await catchMail();
    const mailer = makeMailer({ smtpUrl: caught.url, mailFrom: 'Harbour & Pike <no-reply@portal.test>' });
    onTestFinished(() => mailer.close?.());
    const written = '=?utf-8?Q?Ann=0D=0ABcc=3A_x=40evil.example?=';
    const replyTo = { name: written, address: 'ann@example.org' };
    await mailer.send({ id: '1', channel: 'Email', to: 'desk@firm.example', subject: `From ${written}`, text: written, replyTo });
    const [mail] = await Promise.all(caught.mails.map((raw) => PostalMime.parse(raw)));
    const shown = written.replace('=?', '= ?');
    expect([mail?.subject, mail?.replyTo?.[0]?.name]).toEqual([`From ${shown}`, shown]);
    expect(mail?.text?.trim()).toBe(written);
  });

  test('a refused mail is tried again after a pause, and given up when its code ended', async () => {
    const failures: unknown[] = [];
    const portal = await makeOutbox(
      db,
      { send: () => Promise.reject(new Error('450 later')) },
      { log: { warn: (what) => failures.push(what) } },
    );
    await portal.initiate('ann@example.org');
    expect([await deliverDue(portal.delivery), await deliverDue(portal.delivery)]).toEqual([1, 0]);
    portal.pass(2);
    expect(await deliverDue(portal.delivery)).toBe(1);
    expect(failures).toHaveLength(2);
    portal.pass(900);
    expect(await deliverDue(portal.delivery)).toBe(0);
    expect(await portal.row()).toMatchObject({ state: 'failed', sealed: '' });
  });

  test('two processes never send the same message', async () => {
    const sent: string[] = [];
    const portal = await makeOutbox(db, {
      send: async ({ to }) => {
        sent.push(to);
      },
    });
    for (const name of ['ann', 'ben', 'cut']) await portal.initiate(`${name}@example.org`);
    await Promise.all([deliverDue(portal.delivery), deliverDue(portal.delivery)]);
    expect(sent.sort()).toEqual(['ann@example.org', 'ben@example.org', 'cut@example.org']);
  });

  test('a message of a transaction that failed is not sent', async () => {
    const portal = await makeOutbox(db, { send: () => Promise.resolve() });
    const message = {
      tenant: portal.tenant.slug,
      channel: 'Email' as const,
      body: { to: 'a@b.c', subject: '', text: '' },
      expiresAt: portal.clock() + 1000,
    };
    await expect(
      db.transaction(async (trx) => {
        await queueMessage(trx, portal.secrets.messages, portal.clock(), message);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await deliverDue(portal.delivery)).toBe(0);
  });

  test('a runNow sends at once', async () => {
    let arrived: (message: Message) => void = () => undefined;
    const arrival = new Promise<Message>((resolve) => (arrived = resolve));
    const portal = await makeOutbox(db, { send: async (message) => arrived(message) });
    const loop = startDelivery(portal.delivery, 3_600_000);
    onTestFinished(() => loop.stop());
    await portal.initiate('ann@example.org');
    loop.runNow();
    expect((await arrival).to).toBe('ann@example.org');
  });
});

describe('SMS and WhatsApp', () => {
  test('one HTTP shape; an SMS begins with the code and ends bound to the host', async () => {
    const got: { body: unknown; authorization: string | undefined }[] = [];
    const gateway = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          got.push({ body: JSON.parse(Buffer.concat(chunks).toString()), authorization: request.headers.authorization });
          response.writeHead(202).end();
        });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void gateway.close());
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
    const portal = await makeOutbox(db, makeMailer({ mailFrom: 'x <x@portal.test>', gateway: { url, token: 'key' } }));
    await portal.initiate('+44 7700 900123', { method: 'Sms' });
    await portal.initiate('+447700900123', { method: 'WhatsApp', language: 'cy' });
    await deliverDue(portal.delivery);
    expect(got.map(({ authorization }) => authorization)).toEqual(['Bearer key', 'Bearer key']);
    const bodies = got.map(({ body }) => body as { channel: string; to: string; text: string });
    const sms = bodies.find(({ channel }) => channel === 'Sms')!;
    const code = sms.text.slice(0, 8);
    expect(sms).toMatchObject({
      to: '+447700900123',
      text: `${code} is your passcode for Harbour & Pike. Do not share it.\n\n@portal.test #${code}`,
    });
    expect(bodies.find(({ channel }) => channel === 'WhatsApp')?.text).toMatch(/^\d{8} is your passcode for Harbwr a Pike/);
  });

  test('a channel without a provider is printed in demo mode and fails otherwise', async () => {
    const lines: string[] = [];
    const message: Message = { id: '1', channel: 'Sms', to: '+44', subject: '', text: '12345678 is\n\n@host #12345678' };
    await makeMailer({ mailFrom: '', print: (line) => lines.push(line) }).send(message);
    expect(lines).toEqual(['[Sms] to +44: 12345678 is @host #12345678']);
    await expect(makeMailer({ mailFrom: '' }).send(message)).rejects.toThrow('Sms has no provider');
  });
});

async function catchMail() {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}
