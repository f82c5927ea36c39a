import type { AddressInfo } from 'node:net';
import { EMAIL_FILES } from '@mingjian/api';
import { SMTPServer } from 'smtp-server';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { removeNewMessages } from '../../testing/newMessages';
import { createTestServer } from '../../testing/testServer';
import { PDF, uploadFile } from '../../testing/uploadFile';
import { createSenders } from '../outbox/senders';

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('e-mails about orders', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let mails: { to: string[]; text: string }[];
  let refuses: boolean;
  let closeMailServer: () => Promise<void>;
  let officer: string;
  let finance: string;
  let client: string;
  let orderId: string;

  beforeAll(async () => {
    const program = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_address, _session, done) => done(refuses ? new Error('No mailbox') : null),
      onData(stream, session, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ to, text: Buffer.concat(pieces).toString() });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    const { port } = program.server.address() as AddressInfo;
    closeMailServer = () => new Promise<void>((resolve) => program.close(() => resolve()));
    server = await createTestServer({
      senders: createSenders({
        smtpUrl: `smtp://127.0.0.1:${port}`,
        mailFrom: '明鉴 <no-reply@mingjian.example>',
        smsUrl: undefined,
        smsToken: undefined,
      }),
    });
    officer = await server.signIn('officer');
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    client = await server.signIn('client');
    const order = await server.database.db
      .selectFrom('orders')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    orderId = order.id;
  });

  afterAll(async () => closeMailServer());

  beforeEach(async () => {
    await server.backend.outbox.idle();
    await removeNewMessages(server.database);
    mails = [];
    refuses = false;
  });

  const call = async (name: string, input: object, token = officer) =>
    server.call(`/fEmailRecord/${name}`, input, { token });
  const draft = (more: object = {}) => ({
    orderId,
    toAddr: 'hr@example.com',
    subject: '核实进展',
    body: '<p>您好，<strong>进展</strong>如下</p>',
    ...more,
  });
  const read = async (id: string) => {
    const search = JSON.stringify({ SEARCH_EQ_id: id });
    const { data } = await call('getList', { searchParam: search });
    return data.content[0] as Record<string, unknown> & { id: string; version: number };
  };

  it('leave with HTML, text, copies and files', async () => {
    const file = await uploadFile(server, { token: officer });
    const { status, data } = await call(
      'save',
      draft({
        toAddr: 'hr@example.com；HR2@example.com, hr@example.com',
        ccAddr: 'boss@example.com hr@example.com',
        attachments: JSON.stringify([{ name: '授权书.pdf', url: file.data.path }]),
      }),
    );
    await server.backend.outbox.idle();

    expect([status, data.toAddr, data.ccAddr]).toEqual([
      200,
      'hr@example.com,HR2@example.com',
      'boss@example.com',
    ]);
    expect(mails[0]!.to).toEqual(['hr@example.com', 'HR2@example.com', 'boss@example.com']);
    expect(mails[0]!.text).toMatch(/multipart\/mixed/);
    expect(mails[0]!.text).toMatch(/text\/html/);
    expect(mails[0]!.text).toContain(PDF.toString('base64').slice(0, 40));
    expect(await read(data.id)).toMatchObject({ status: 1, sendTime: expect.any(String) });
  });

  it('take their pictures along, since no address of the product opens outside', async () => {
    const picture = await uploadFile(server, {
      token: officer,
      name: '截图.png',
      content: PICTURE,
      fields: { kind: 'picture' },
    });
    const body = `<p>见图</p><img src="${picture.data.path}">`;
    const { status } = await call('save', draft({ body }));
    await server.backend.outbox.idle();

    expect([picture.status, status]).toEqual([200, 200]);
    expect(mails[0]!.text).toContain('Content-ID: <picture-1@mingjian>');
    expect(mails[0]!.text).toMatch(/cid:picture-1@mingjian/);
    expect(mails[0]!.text).not.toMatch(/uploads|ticket=/);
  });

  it('name the address that is none, and the file that is missing', async () => {
    expect((await call('save', draft({ toAddr: 'hr@example' }))).data.fields).toEqual({
      toAddr: '“hr@example”不是完整的邮箱地址',
    });
    const missing = JSON.stringify([{ name: '报告.pdf', url: `/uploads/${'0'.repeat(32)}.pdf` }]);
    expect((await call('save', draft({ attachments: missing }))).data.fields).toEqual({
      attachments: '附件「报告.pdf」不存在，请重新上传',
    });
    const many = Array.from({ length: EMAIL_FILES + 1 }, () => ({ name: 'a', url: '/a' }));
    const { data } = await call('save', draft({ attachments: JSON.stringify(many) }));
    expect(data.fields).toEqual({ attachments: '最多 10 个附件' });
    expect((await call('save', draft({ attachments: '{}' }))).data.fields).toHaveProperty(
      'attachments',
    );
    expect((await call('save', draft({ body: '<p> </p>' }))).data.fields).toHaveProperty('body');
    expect((await call('save', draft({ orderId: 'missing' }))).data.fields).toHaveProperty(
      'orderId',
    );
  });

  it('are sanitised before they leave', async () => {
    const body = '<p onclick="x()">您好</p><script>alert(1)</script>';
    const { data } = await call('save', draft({ body }));
    await server.backend.outbox.idle();
    expect(data.body).toBe('<p>您好</p>');
    expect(mails[0]!.text).not.toMatch(/script|onclick/);
  });

  it('that failed are corrected, or sent again as they are; those that were sent stay', async () => {
    refuses = true;
    const { data } = await call('save', draft());
    for (const seconds of [0, 30, 120, 600, 1_800]) {
      server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
      server.backend.outbox.wake();
      await server.backend.outbox.idle();
    }
    expect(await read(data.id)).toMatchObject({ status: 2, failReason: expect.any(String) });

    expect((await call('send', { id: data.id })).data.status).toBe(0);
    await server.backend.outbox.idle();
    refuses = false;
    const { version } = await read(data.id);
    const changed = await call('update', { id: data.id, version, toAddr: 'hr2@example.com' });
    expect(changed.status).toBe(200);
    await server.backend.outbox.idle();
    expect(mails.map(({ to }) => to)).toEqual([['hr2@example.com']]);

    const sent = await read(data.id);
    expect(sent['status']).toBe(1);
    expect((await call('send', { id: data.id })).status).toBe(409);
    expect((await call('delete', { id: data.id })).status).toBe(409);
    const late = { id: data.id, version: sent.version, subject: '改' };
    expect((await call('update', late)).status).toBe(409);
  });

  it('that wait are deleted, and never leave', async () => {
    refuses = true;
    const { data } = await call('save', draft());
    await server.backend.outbox.idle();
    expect((await call('delete', { id: data.id })).status).toBe(200);
    refuses = false;
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    server.backend.outbox.wake();
    await server.backend.outbox.idle();
    expect(mails).toEqual([]);
    expect(await read(data.id)).toBeUndefined();
  });

  it('are closed to clients, and to staff without the right', async () => {
    const { data } = await call('save', draft());
    for (const token of [client, finance])
      for (const [name, input] of [
        ['getList', {}],
        ['save', draft()],
        ['update', { id: data.id, version: 1, subject: '改' }],
        ['delete', { id: data.id }],
        ['send', { id: data.id }],
      ] as const)
        expect((await call(name, input, token)).status).toBe(403);
    expect((await call('send', { id: 'missing' })).status).toBe(404);
  });
});
