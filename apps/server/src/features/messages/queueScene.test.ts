import {
  fromBeijing,
  MESSAGE_SCENES,
  MESSAGE_CHANNELS,
  smsLength,
  templateTextProblem,
  type SceneValues,
} from '@mingjian/api';
import { createBackend } from '../../createServer';
import { newMessages, removeNewMessages } from '../../testing/newMessages';
import { createTestServer } from '../../testing/testServer';
import type { Senders } from '../outbox/senders';
import { countSent, queueScene } from './queueScene';
import { standardTemplate } from './standardTemplates';

const SECRET = 'https://mingjian.example/c/9f8a7b6c5d';

const VALUES: SceneValues<'candidateInvite'> = {
  candidateName: '林<晓>',
  companyName: '云帆科技',
  position: '工程师',
  link: SECRET,
  days: 7,
  reason: '',
  officerName: '李顾问',
  officerPhone: '400-820-8820',
};

let server: Awaited<ReturnType<typeof createTestServer>>;
let order: { id: string; candidateId: string; companyId: string; orderNo: string };
const backendWith = (senders: Senders) =>
  createBackend(server.database, {
    exportFolder: server.exportFolder,
    uploadFolder: server.uploadFolder,
    clock: () => server.clock.now,
    log: (line) => void server.lines.push({ ...line }),
    senders,
  });

const invite = async (
  backend: Parameters<typeof queueScene>[1],
  more: { channel?: 'sms' | 'email'; language?: 'zh' | 'en' } = {},
) => {
  const { channel = 'sms', language = 'zh' } = more;
  return queueScene(
    {
      scene: 'candidateInvite',
      channel,
      recipient: channel === 'sms' ? '15400000421' : 'lin.xiao@example.com',
      language,
      receiverType: 1,
      receiverId: order.candidateId,
      orderId: order.id,
      values: VALUES,
    },
    backend,
  );
};

const stored = () => newMessages(server.database);
const at = (time: string) => (server.clock.now = fromBeijing(time)!);

describe('the standard texts', () => {
  it.each(MESSAGE_SCENES)('of %s use variables that it offers, in both languages', (scene) => {
    for (const channel of MESSAGE_CHANNELS) {
      const { content, contentEn, html, htmlEn, subject, subjectEn } = standardTemplate(
        scene,
        channel,
      );
      for (const text of [content, contentEn, html, htmlEn])
        if (text !== null) expect(templateTextProblem(text, scene)).toBeUndefined();
      for (const text of [subject, subjectEn])
        if (text !== null)
          expect(templateTextProblem(text, scene, { isSubject: true })).toBeUndefined();
      if (channel === 1) expect(smsLength(content, '明鉴').segments).toBeLessThanOrEqual(2);
    }
  });
});

describe('a message of an occasion', () => {
  beforeEach(async () => {
    server = await createTestServer();
    await removeNewMessages(server.database);
    order = await server.database.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.pmId')
      .select(['orders.id', 'candidateId', 'orders.companyId', 'orderNo'])
      .where('users.status', '=', 1)
      .executeTakeFirstOrThrow();
  });

  it('is stored with its template, its order and its people, signed and filled', async () => {
    const id = await invite(server.backend);

    const [message] = await stored();
    expect(message).toMatchObject({
      id,
      kind: 'candidateInvite',
      channel: 'sms',
      recipient: '15400000421',
      orderId: order.id,
      companyId: order.companyId,
      candidateId: order.candidateId,
      receiverType: 1,
      templateId: 'candidateInvite.sms',
      content: expect.stringMatching(/^【明鉴】林<晓>您好，云帆科技.*工程师.*7天.*9f8a7b6c5d$/),
    });
  });

  it('is shown without its secret, whose text ends', async () => {
    await invite(server.backend, { channel: 'email' });

    const [message] = await stored();
    expect(message!.shownContent).toContain('…');
    expect(`${message!.subject}${message!.shownContent}`).not.toContain('9f8a7b6c5d');
    expect(message!.expiresAt).not.toBeNull();
  });

  it('escapes values in the HTML of an e-mail, and links its address', async () => {
    await invite(server.backend, { channel: 'email', language: 'en' });

    const [message] = await stored();
    expect(message!.content).toMatch(/^Hello 林<晓>,/);
    expect(message!.html).toContain('林&#60;晓&#62;');
    expect(message!.html).toContain(`<a href="${SECRET}">`);
  });

  it('has the standard text when no template is enabled', async () => {
    const { db } = server.database;
    const enable = async (enabled: 0 | 1) =>
      db
        .updateTable('messageTemplates')
        .set({ enabled })
        .where('id', '=', 'candidateInvite.sms')
        .execute();
    await enable(0);
    await invite(server.backend);
    await enable(1);

    expect(await stored()).toMatchObject([
      { templateId: null, content: expect.stringContaining('委托我们核实') },
    ]);
  });

  it('is counted by order, occasion and time', async () => {
    const since = server.clock.now;
    const count = async () =>
      countSent({ orderId: order.id, scene: 'candidateInvite', since }, server.backend);
    await invite(server.backend);
    await invite(server.backend, { channel: 'email' });

    expect(await count()).toBe(2);
    server.clock.now = new Date(since.getTime() + 1_000);
    expect(
      await countSent(
        { orderId: order.id, scene: ['signInvite'], since: server.clock.now },
        server.backend,
      ),
    ).toBe(0);
  });

  it('waits for the end of quiet hours over midnight, also when its process stood still', async () => {
    const sent: string[] = [];
    const backend = backendWith({ sms: { send: async ({ text }) => void sent.push(text) } });
    const wake = async () => {
      backend.outbox.wake();
      await backend.outbox.idle();
    };
    at('2026-06-16 20:59:59');
    await invite(backend);
    at('2026-06-16 21:00:00');
    await invite(backend);
    const [, late] = (await stored()).toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
    expect(late!.nextTryAt).toEqual(fromBeijing('2026-06-17 08:00:00'));

    at('2026-06-16 23:30:00');
    await wake();
    expect(sent).toEqual([]);
    at('2026-06-17 07:59:59');
    await wake();
    expect(sent).toEqual([]);
    expect((await stored()).map(({ tries }) => tries)).toEqual([0, 0]);

    at('2026-06-17 08:00:00');
    await wake();
    expect(sent).toHaveLength(2);
  });

  it('that fails is told to the manager of its order, without address and secret', async () => {
    const backend = backendWith({
      sms: {
        send: async ({ to, text }) => {
          throw new Error(`No such number ${to}: ${text}`);
        },
      },
    });
    const id = await invite(backend);
    for (const seconds of [0, 30, 120, 600, 1_800]) {
      server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
      backend.outbox.wake();
      await backend.outbox.idle();
    }

    const messages = await stored();
    const { db } = server.database;
    expect(messages.find((message) => message.id === id)).toMatchObject({ status: 2, tries: 5 });
    const tries = await db
      .selectFrom('outboxTries')
      .selectAll()
      .where('outboxId', '=', id)
      .orderBy('number')
      .execute();
    expect(tries.map(({ number, result }) => [number, result])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, 2]),
    );
    const notice = messages.find(({ kind }) => kind === 'undeliverable')!;
    expect(notice).toMatchObject({ channel: 'notice', status: 1, receiverType: 3 });
    expect(notice.content).toContain('154****0421');
    const told = JSON.stringify([tries.map(({ problem }) => problem), notice, server.lines]);
    expect(told).not.toMatch(/15400000421|9f8a7b6c5d/);
  });

  it('tells the gateway the number of its template', async () => {
    const { db } = server.database;
    const store = async (vendorTemplateId: string | null) =>
      db
        .updateTable('messageTemplates')
        .set({ vendorTemplateId })
        .where('id', '=', 'candidateInvite.sms')
        .execute();
    const sent: unknown[] = [];
    const backend = backendWith({
      sms: { send: async ({ template }) => void sent.push(template) },
    });
    await store('SMS_2026');
    await invite(backend);
    backend.outbox.wake();
    await backend.outbox.idle();
    await store(null);

    expect(sent).toEqual(['SMS_2026']);
  });

  it('loses its text once it is sent, when that holds a secret', async () => {
    const backend = backendWith({ email: { send: async () => {} } });
    await invite(backend, { channel: 'email' });
    backend.outbox.wake();
    await backend.outbox.idle();

    const [message] = await stored();
    expect(message).toMatchObject({ status: 1, content: null, html: null });
    expect(message!.shownContent).toContain('…');
  });
});
