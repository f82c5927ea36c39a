import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createBackend } from '../../createServer';
import { newMessages, removeNewMessages } from '../../testing/newMessages';
import { createTestServer } from '../../testing/testServer';
import { queueMessage, type OutgoingMessage } from './queueMessage';
import { createSenders, type Senders } from './senders';

type Server = Awaited<ReturnType<typeof createTestServer>>;

const MAIL: OutgoingMessage = {
  channel: 'email',
  kind: 'passwordReset',
  recipient: 'lin.xiao@example.com',
  subject: '明鉴：重置密码的验证码',
  content: '验证码 012345',
};

let server: Server;
beforeEach(async () => {
  server = await createTestServer();
  await removeNewMessages(server.database);
});

/** Returns the services of a server that has these senders. */
const backendWith = (senders: Senders) =>
  createBackend(server.database, {
    exportFolder: server.exportFolder,
    uploadFolder: server.uploadFolder,
    clock: () => server.clock.now,
    log: (line) => void server.lines.push({ ...line }),
    senders,
  });
const stored = () => newMessages(server.database);
const later = (seconds: number) => new Date(server.clock.now.getTime() + seconds * 1_000);

describe('the outbox without senders', () => {
  const list = async (username: string) =>
    server.call('/outbox/getList', {}, { token: await server.signIn(username) });
  const open = async (username: string, id: string) =>
    server.call('/outbox/open', { id }, { token: await server.signIn(username) });

  it('shows administrators what was not sent, masked and without its text', async () => {
    const before = (await list('admin')).data.total;
    await queueMessage(MAIL, server.backend);
    await queueMessage({ ...MAIL, recipient: null }, server.backend);

    const { data } = await list('admin');

    expect(data.total).toBe(before + 1);
    expect(data.content[0]).toMatchObject({ recipient: 'l***@example.com', status: 3, tries: 0 });
    expect(JSON.stringify(data)).not.toMatch(/012345|lin\.xiao/);
  });

  it('opens a text to administrators, and records who read it', async () => {
    await queueMessage(MAIL, server.backend);
    const [{ id } = { id: '' }] = await stored();

    const { data } = await open('admin', id);

    const { recipient, subject, content } = MAIL;
    expect(data).toEqual({ recipient, subject, content });
    const line = await server.database.db
      .selectFrom('operateLogs')
      .selectAll()
      .where('objectType', '=', 'outboxMessage')
      .where('objectId', '=', id)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'revealed', userName: '周明远', reason: MAIL.subject });
  });

  it('is closed to everybody else', async () => {
    await queueMessage(MAIL, server.backend);
    const [{ id } = { id: '' }] = await stored();

    for (const username of ['officer', 'client']) {
      expect((await list(username)).status).toBe(403);
      expect((await open(username, id)).status).toBe(403);
    }
    expect((await open('admin', 'missing')).status).toBe(404);
  });

  it('shows no secret that has ended, and removes it', async () => {
    await queueMessage({ ...MAIL, expiresAt: later(600) }, server.backend);
    await queueMessage({ ...MAIL, recipient: null, expiresAt: later(600) }, server.backend);
    const id = (await stored()).find(({ recipient }) => recipient !== null)!.id;
    server.clock.now = later(600);

    expect((await open('admin', id)).data.content).toBeNull();
    await server.backend.outbox.tidy();
    expect(await stored()).toMatchObject([{ id, content: null }]);
  });
});

describe('e-mail by SMTP', () => {
  async function mailServer({ refuses = false } = {}) {
    const received: string[] = [];
    const program = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_address, _session, done) =>
        done(refuses ? new Error('No mailbox lin.xiao@example.com here') : null),
      onData(stream, _session, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          received.push(Buffer.concat(pieces).toString());
          done();
        });
      },
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    const { port } = program.server.address() as AddressInfo;
    const close = () => new Promise<void>((resolve) => program.close(() => resolve()));
    const senders = createSenders({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: '明鉴 <no-reply@mingjian.example>',
      smsUrl: undefined,
      smsToken: undefined,
    });
    return { received, close, senders };
  }

  /** Returns the text of an e-mail whose body is in base64 or quoted-printable. */
  function textOf(mail: string) {
    const [head = '', body = ''] = mail.split(/\r?\n\r?\n/, 2);
    return /base64/i.test(head)
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replace(/=\r?\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString();
  }

  it('is delivered once, and its code is then removed', async () => {
    const { received, close, senders } = await mailServer();
    const backend = backendWith(senders);
    await queueMessage({ ...MAIL, expiresAt: later(600) }, backend);

    backend.outbox.wake();
    await backend.outbox.idle();
    backend.outbox.wake();
    await backend.outbox.idle();

    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^To: .*lin\.xiao@example\.com/m);
    expect(textOf(received[0]!)).toContain('验证码 012345');
    expect(await stored()).toMatchObject([{ status: 1, content: null, tries: 1 }]);
    await close();
  });

  it('has no header of what people wrote', async () => {
    const { received, close, senders } = await mailServer();
    const backend = backendWith(senders);
    const injected = '\r\nBcc: evil@example.com\r\n\r\nforged';
    await queueMessage(
      { ...MAIL, subject: `Hello${injected}`, content: `Text${injected}` },
      backend,
    );

    backend.outbox.wake();
    await backend.outbox.idle();

    const [head = ''] = received[0]!.split(/\r?\n\r?\n/, 1);
    expect(received).toHaveLength(1);
    expect(head).toMatch(/^To: .*lin\.xiao@example\.com$/m);
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toMatch(/^Content-Type: text\/plain/m);
    await close();
  });

  it('is never sent to nobody', async () => {
    const { received, close, senders } = await mailServer();
    const backend = backendWith(senders);
    await queueMessage({ ...MAIL, recipient: null }, backend);

    backend.outbox.wake();
    await backend.outbox.idle();

    expect(received).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 0, tries: 0 }]);
    await close();
  });

  it('that a server refuses is tried again after a pause, and in the end has failed', async () => {
    const { close, senders } = await mailServer({ refuses: true });
    const backend = backendWith(senders);
    await queueMessage(MAIL, backend);
    const attempt = async () => {
      backend.outbox.wake();
      await backend.outbox.idle();
      return (await stored())[0]!;
    };

    expect(await attempt()).toMatchObject({ status: 0, tries: 1 });
    expect(await attempt()).toMatchObject({ tries: 1 });
    server.clock.now = later(30);
    const second = await attempt();
    expect(second.tries).toBe(2);
    expect(second.problem).not.toContain('lin.xiao');
    for (const seconds of [120, 600, 1_800]) {
      server.clock.now = later(seconds);
      await attempt();
    }
    expect((await stored())[0]).toMatchObject({ status: 2, tries: 5 });
    await close();
  });

  it('is not sent once its code has expired', async () => {
    const { received, close, senders } = await mailServer();
    const backend = backendWith(senders);
    await queueMessage({ ...MAIL, expiresAt: later(60) }, backend);
    server.clock.now = later(61);

    backend.outbox.wake();
    await backend.outbox.idle();

    expect(received).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 2 }]);
    await close();
  });
});

describe('text messages by a gateway', () => {
  it('are posted as JSON with the token; any response but success is a failure', async () => {
    const requests: { authorization: string | undefined; body: unknown }[] = [];
    const statuses = [500, 200];
    const gateway = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += String(piece)));
      request.on('end', () => {
        const { authorization } = request.headers;
        requests.push({ authorization, body: JSON.parse(body) as unknown });
        response.writeHead(statuses[requests.length - 1]!).end('{}');
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const backend = backendWith(
      createSenders({
        smtpUrl: undefined,
        mailFrom: undefined,
        smsUrl: `http://127.0.0.1:${port}/send`,
        smsToken: 'gateway-token',
      }),
    );
    await queueMessage({ ...MAIL, channel: 'sms', recipient: '15400000421' }, backend);

    backend.outbox.wake();
    await backend.outbox.idle();
    expect(await stored()).toMatchObject([
      { status: 0, problem: expect.stringMatching(/gateway/) },
    ]);
    server.clock.now = later(30);
    backend.outbox.wake();
    await backend.outbox.idle();

    expect(await stored()).toMatchObject([{ status: 1, tries: 2, problem: null }]);
    expect(requests[1]).toEqual({
      authorization: 'Bearer gateway-token',
      body: { to: '15400000421', text: '验证码 012345' },
    });
    gateway.close();
  });
});
