import { createTestServer } from '../../testing/testServer';
import { enter, invitedOrder } from './candidate.fixtures';
import { formExpiry } from './expireForms';
import { LINK_SCENES } from './invite';
import { markUndeliverable } from './markUndeliverable';
import { collectReminders } from './reminders';

describe('candidates who are not done', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  const begin = new Date('2026-06-15T10:30:00+08:00');

  beforeEach(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    server.clock.now = begin;
  });

  const formOf = async (orderId: string) =>
    server.database.db
      .selectFrom('collectForms')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
  const at = async (time: string) => {
    server.clock.now = new Date(`${time}+08:00`);
    await collectReminders.run({}, server.backend);
    await collectReminders.run({}, server.backend);
  };
  const messages = async (orderId: string) =>
    server.database.db
      .selectFrom('outbox')
      .select(['id', 'kind', 'content', 'createdAt'])
      .where('orderId', '=', orderId)
      .where('channel', '=', 'sms')
      .orderBy('id')
      .execute();
  /** Invites again: sessions end meanwhile. */
  const inviteAgain = async (orderId: string, candidateId: string, channel: number) =>
    server.call(
      '/gCollectApi/sendNoticeTo',
      { orderId, candidateId, channel },
      { token: await server.signIn('officer') },
    );
  const setReminders = async (orderId: string, isReminded: 0 | 1, token = officer) =>
    server.call('/gCollectApi/setReminders', { orderId, isReminded }, { token });

  it('are reminded by a plan of days, on working days, once a day', async () => {
    const { orderId } = await invitedOrder(server, officer);
    const count = async (time: string) => {
      await at(time);
      return (await formOf(orderId)).sendCount;
    };
    expect(await count('2026-06-16T10:00:00')).toBe(1);
    expect(await count('2026-06-16T10:30:00')).toBe(2);
    expect(await count('2026-06-16T17:59:00')).toBe(2);
    expect(await count('2026-06-17T18:00:00')).toBe(2);
    expect(await count('2026-06-18T08:20:00')).toBe(3);
    expect(await count('2026-06-18T10:40:00')).toBe(3);
    // The fifth day is a holiday, the seventh the next working day.
    expect(await count('2026-06-20T11:00:00')).toBe(3);
    expect(await count('2026-06-22T11:00:00')).toBe(4);
    expect(await count('2026-06-24T11:00:00')).toBe(4);

    const sent = await messages(orderId);
    expect(sent.map(({ kind }) => kind)).toEqual([
      'candidateInvite',
      ...Array.from({ length: 3 }, () => 'candidateReminder'),
    ]);
    const [first, last] = [sent[0]!, sent[3]!].map(
      ({ content }) => /clientUser#([\w-]+)/.exec(content!)![1]!,
    );
    expect(await enter(server, first!)).toBe('');
    expect(await enter(server, last!)).toMatch(/^c\./);
  });

  it('are left alone when staff stopped it, or just wrote themselves', async () => {
    const { orderId } = await invitedOrder(server, officer);
    const client = await server.signIn('client', 'companyUser');
    expect((await setReminders(orderId, 0, client)).data.isReminded).toBe(0);
    await at('2026-06-16T11:00:00');
    expect((await formOf(orderId)).sendCount).toBe(1);

    await setReminders(orderId, 1, await server.signIn('officer'));
    const { candidateId } = await formOf(orderId);
    await inviteAgain(orderId, candidateId, 1);
    await at('2026-06-16T17:00:00');
    expect(await formOf(orderId)).toMatchObject({ sendCount: 2, planDays: 1 });
    await at('2026-06-17T11:00:00');
    expect((await formOf(orderId)).sendCount).toBe(3);
  });

  it('have a form that ends with its link; a new invitation opens it again', async () => {
    const { orderId, candidateId } = await invitedOrder(server, officer);
    await setReminders(orderId, 0);
    server.clock.now = new Date(begin.getTime() + 7 * 86_400_000);
    await formExpiry.run({}, server.backend);
    await formExpiry.run({}, server.backend);

    expect((await formOf(orderId)).status).toBe(-20);
    const told = await server.database.db
      .selectFrom('notices')
      .select('title')
      .where('orderId', '=', orderId)
      .where('title', 'like', '信采链接已过期：%')
      .execute();
    expect(told).toHaveLength(1);
    const again = await inviteAgain(orderId, candidateId, 4);
    expect(again.data.form).toMatchObject({ status: 10, isReminded: 0 });
  });

  it('are marked when nothing of the last message arrived, until the next one', async () => {
    const { orderId, candidateId } = await invitedOrder(server, officer);
    const fail = async () => {
      const message = await server.database.db
        .selectFrom('outbox')
        .selectAll()
        .where('orderId', '=', orderId)
        .where('kind', 'in', [...LINK_SCENES])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const failed = { ...message, problem: '号码不存在' } as Parameters<
        typeof markUndeliverable
      >[0];
      await markUndeliverable(failed, server.backend);
    };
    await fail();
    expect((await formOf(orderId)).undeliverable).toBe('号码不存在');
    await at('2026-06-16T11:00:00');
    expect((await formOf(orderId)).sendCount).toBe(1);

    await inviteAgain(orderId, candidateId, 3);
    expect((await formOf(orderId)).undeliverable).toBeNull();
    // The text message of the same sending still waits.
    await fail();
    expect((await formOf(orderId)).undeliverable).toBeNull();
  });
});
