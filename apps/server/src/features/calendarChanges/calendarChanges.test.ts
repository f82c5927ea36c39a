import { encodeSearch, type CalendarEffect, type Notice } from '@mingjian/api';
import { sql } from 'kysely';
import { createTestServer } from '../../testing/testServer';
import { exceptionsOf } from './changeCalendar';
import { yearWarning } from './yearWarning';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

describe('a change of the working calendar', () => {
  let server: TestServer;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });

  const call = async (path: string, input: object, token = admin) =>
    server.call(`/hCalendar/${path}`, input, { token });
  const effect = async (path: 'saveDays' | 'getEffect', days: readonly object[]) =>
    (await call(path, { days })).data as CalendarEffect;
  const orders = () => server.database.db.selectFrom('orders');
  /** An order with a running clock that is due on a Friday far from all others. */
  const runningOrder = async () => {
    const { id, slaDueAt, submitTime } = await orders()
      .selectAll()
      .where('slaClock', '=', 1)
      .where('orderStatus', 'in', [30, 40, 50, 60])
      .where('orderedBy', 'is not', null)
      .where('submitTime', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await setTimes(id, '2029-03-05T10:00:00', '2029-03-09T18:00:00');
    return { id, restore: async () => restoreOrder(id, slaDueAt, submitTime) };
  };
  const setTimes = async (id: string, start: string, due: string) =>
    setBack(id, new Date(`${due}+08:00`), new Date(`${start}+08:00`));
  const setBack = async (id: string, slaDueAt: Date | null, submitTime: Date | null) =>
    server.database.db
      .updateTable('orders')
      .set({ slaDueAt, submitTime })
      .where('id', '=', id)
      .execute();
  /** Gives an order its times back, without a trace of those in between. */
  const restoreOrder = async (id: string, slaDueAt: Date | null, submitTime: Date | null) => {
    await setBack(id, slaDueAt, submitTime);
    await server.database.db.transaction().execute(async (db) => {
      // Histories only grow: without their triggers they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      const told = db
        .selectFrom('notices')
        .select('id')
        .where('orderId', '=', id)
        .where('content', 'like', '%工作日历调整%');
      await db.deleteFrom('noticeRecipients').where('noticeId', 'in', told).execute();
      await db
        .updateTable('outbox')
        .set({ noticeId: null })
        .where('noticeId', 'in', told)
        .execute();
      await db.deleteFrom('notices').where('id', 'in', told).execute();
      await db
        .deleteFrom('orderDueChanges')
        .where('orderId', '=', id)
        .where('reason', 'like', '%工作日历调整%')
        .execute();
    });
  };
  const dueOf = async (id: string) => {
    const { slaDueAt } = await orders()
      .select('slaDueAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return slaDueAt!.toISOString();
  };
  const kindOf = async (day: string) => {
    const searchParam = encodeSearch([{ field: 'day', operator: 'EQ', value: day }]);
    return (await call('getList', { searchParam, pageNum: 1, pageSize: 5 })).data.content[0];
  };

  it('moves the due times that its preview names, and back; who ordered is told', async () => {
    const { id, restore } = await runningOrder();
    const { db } = server.database;
    const holiday = [
      { day: '2029-03-07', dayType: 3, holidayName: '测试假' },
      { day: '2029-03-08', dayType: 3, holidayName: '测试假' },
    ];
    const preview = await effect('getEffect', holiday);
    expect(await dueOf(id)).toBe('2029-03-09T10:00:00.000Z');
    expect(await kindOf('2029-03-07')).toBeUndefined();
    const saved = await effect('saveDays', holiday);

    expect(preview).toMatchObject({
      changed: 2,
      total: 1,
      orders: [{ orderId: id, before: '2029-03-09', after: '2029-03-13' }],
    });
    expect(saved).toEqual(preview);
    expect(await dueOf(id)).toBe('2029-03-13T10:00:00.000Z');
    const [change] = await db
      .selectFrom('orderDueChanges')
      .selectAll()
      .where('orderId', '=', id)
      .where('timeAfter', '=', new Date('2029-03-13T10:00:00Z'))
      .execute();
    expect(change).toMatchObject({ kind: 1, reason: '工作日历调整，按工作日重新计算' });
    const told = await db
      .selectFrom('notices')
      .select('content')
      .where('orderId', '=', id)
      .where('content', 'like', '%2029-03-13%')
      .execute();
    expect(told).toHaveLength(1);

    expect(await effect('saveDays', holiday)).toEqual({ changed: 0, total: 0, orders: [] });
    const back = holiday.map(({ day }) => ({ day, dayType: 1, holidayName: null }));
    expect(await effect('saveDays', back)).toMatchObject({
      changed: 2,
      orders: [{ orderId: id, before: '2029-03-13', after: '2029-03-09' }],
    });
    expect(await dueOf(id)).toBe('2029-03-09T10:00:00.000Z');
    await restore();
  });

  it('moves due times by a single day too, also by one that is deleted', async () => {
    const { id, restore } = await runningOrder();
    const saved = (await call('save', { day: '2029-03-06', dayType: 3 })).data;
    expect(await dueOf(id)).toBe('2029-03-12T10:00:00.000Z');

    expect((await call('delete', { id: saved.id })).status).toBe(200);
    expect(await dueOf(id)).toBe('2029-03-09T10:00:00.000Z');
    await restore();
  });

  it('sets several days in one transaction: all or none', async () => {
    const days = [
      { day: '2029-05-01', dayType: 3, holidayName: '劳动节', remark: '放假一天' },
      { day: '2029-05-05', dayType: 1 },
    ];
    const refused = await call('saveDays', { days });

    expect(refused.status).toBe(400);
    expect(refused.msg).toContain('2029-05-05');
    expect(await kindOf('2029-05-01')).toBeUndefined();
    days[1]!.dayType = 4;
    expect(await effect('saveDays', days)).toMatchObject({ changed: 2 });
    expect(await kindOf('2029-05-01')).toMatchObject({ holidayName: '劳动节', remark: '放假一天' });
    const renamed = [{ day: '2029-05-01', dayType: 3, holidayName: '国际劳动节' }];
    expect(await effect('saveDays', renamed)).toMatchObject({ changed: 1, total: 0 });
    expect(await kindOf('2029-05-01')).toMatchObject({
      holidayName: '国际劳动节',
      remark: '放假一天',
    });
  });

  it.each([
    [[{ day: '2029-02-30', dayType: 1 }], '没有 2029-02-30 这一天'],
    [
      [
        { day: '2029-06-01', dayType: 3 },
        { day: '2029-06-01', dayType: 1 },
      ],
      '2029-06-01 出现了两次',
    ],
    [[], ''],
  ])('refuses %o', async (days, message) => {
    for (const path of ['saveDays', 'getEffect']) {
      const reply = await call(path, { days });
      expect(reply.status).toBe(400);
      expect(reply.msg).toContain(message);
    }
  });

  it('is for those who maintain the calendar alone, its preview too', async () => {
    const days = [{ day: '2029-06-01', dayType: 3 }];
    for (const account of ['officer', 'client']) {
      const token = await server.signIn(account);
      expect((await call('saveDays', { days }, token)).status).toBe(403);
      expect((await call('getEffect', { days }, token)).status).toBe(403);
    }
    const days3 = await exceptionsOf(server.database.db);
    expect(days3.some(({ day }) => day === '2029-06-01')).toBe(false);
  });

  it('is asked for once from November, while next year has no holidays', async () => {
    const { db } = server.database;
    const told = async (year: number) => {
      const searchParam = JSON.stringify({ SEARCH_LIKE_title: `${year} 年的节假日` });
      const { data } = await server.call('/fNoticeInfo/getList', { searchParam }, { token: admin });
      return (data.content as Notice[]).length;
    };
    const run = async (time: string) =>
      yearWarning.run({}, { db, now: () => new Date(`${time}+08:00`) });

    await run('2039-10-31T09:30:00');
    expect(await told(2040)).toBe(0);
    await run('2039-11-01T09:30:00');
    await run('2039-11-02T09:30:00');
    expect(await told(2040)).toBe(1);
    await call('save', { day: '2042-01-01', dayType: 3, holidayName: '元旦' });
    await run('2041-11-01T09:30:00');
    expect(await told(2042)).toBe(0);
  });
});
