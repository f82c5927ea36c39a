import { beijing, encodeSearch, fromBeijing, workdaysLater } from '@mingjian/api';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { loadWorkCalendar } from './calendarDays';

describe('the working calendar', () => {
  let server: TestServer;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });

  const call = async (path: string, input: object, token = admin) =>
    server.call(`/hCalendar/${path}`, input, { token });
  const find = async (day: string) => {
    const reply = await call('getList', {
      searchParam: encodeSearch([{ field: 'day', operator: 'EQ', value: day }]),
      pageNum: 1,
      pageSize: 10,
    });
    return reply.data.content as Record<string, unknown>[];
  };

  it('comes with the holidays and make-up days that are published', async () => {
    const [holiday] = await find('2026-10-01');
    const [madeUp] = await find('2026-09-20');

    expect(holiday).toMatchObject({ dayType: 3, holidayName: '国庆节', year: 2026, month: 10 });
    expect(madeUp).toMatchObject({ dayType: 4, weekday: 7 });
    const calendar = await loadWorkCalendar(server.database.db, '2026-01-01', '2027-12-31');
    expect(calendar.workdaysBetween('2025-12-31', '2026-12-31')).toBe(248);
    expect(calendar.addWorkdays('2026-09-30', 1)).toBe('2026-10-08');
  });

  it('gets the missing days of a year, and only those', async () => {
    const before = await call('save', { day: '2031-01-01', dayType: 3, holidayName: '元旦' });
    const first = await call('insertYear', { year: 2031 });
    const second = await call('insertYear', { year: 2031 });

    expect(before.status).toBe(200);
    expect([first.data, second.data]).toEqual([{ inserted: 364 }, { inserted: 0 }]);
    expect(await find('2031-01-01')).toMatchObject([{ dayType: 3, holidayName: '元旦' }]);
    expect(await find('2031-01-04')).toMatchObject([{ dayType: 2, weekday: 6 }]);
    const logged = await server.database.db
      .selectFrom('operateLogs')
      .select(['objectId', 'after'])
      .where('objectType', '=', 'calendarYear')
      .execute();
    expect(logged).toEqual([{ objectId: '2031', after: '{"inserted":364}' }]);
  });

  it('has each day once, and lets nobody move one', async () => {
    const again = await call('save', { day: '2026-10-01', dayType: 1 });
    const [{ id, version }] = (await find('2026-10-01')) as [{ id: string; version: number }];
    const moved = await call('update', { id, version, day: '2026-10-09' });

    expect([again.status, moved.status]).toEqual([400, 400]);
  });

  it.each(['officer', 'client'])(
    'is read by %s, and changed by administrators',
    async (account) => {
      const token = await server.signIn(account);

      expect((await call('getList', { pageNum: 1, pageSize: 10 }, token)).status).toBe(200);
      expect((await call('insertYear', { year: 2032 }, token)).status).toBe(403);
      expect((await call('save', { day: '2032-01-01', dayType: 3 }, token)).status).toBe(403);
    },
  );

  it.each([
    ['2031-02-03', 2, '周一至周五只能是工作日或法定假日'],
    ['2031-02-01', 1, '周六、周日只能是周末、法定假日或调休上班'],
  ])('refuses that %s is of the kind %i', async (day, dayType, message) => {
    const reply = await call('save', { day, dayType });

    expect(reply).toMatchObject({ status: 400, data: { fields: { dayType: message } } });
  });

  it.each([{ year: 1999 }, { year: 2101 }, { year: 2030.5 }, {}])(
    'refuses the year of %o',
    async (input) => {
      expect((await call('insertYear', input)).status).toBe(400);
    },
  );
});

describe('the next working day', () => {
  const nextAfter = async (time: string, change?: (server: TestServer) => Promise<unknown>) => {
    const server = await createTestServer();
    await change?.(server);
    const day = time.slice(0, 10);
    const calendar = await loadWorkCalendar(server.database.db, day, `${day.slice(0, 4)}-12-31`);
    return beijing(workdaysLater(calendar, fromBeijing(time)!, 1));
  };

  it('is after a holiday, or a make-up day', async () => {
    expect(await nextAfter('2026-09-30 10:00:00')).toBe('2026-10-08 10:00:00');
    expect(await nextAfter('2026-09-18 10:00:00')).toBe('2026-09-20 10:00:00');
  });

  it('follows a day that an administrator declares a holiday', async () => {
    const next = await nextAfter('2027-03-01 10:00:00', async ({ database }) =>
      database.db
        .updateTable('calendarDays')
        .set({ dayType: 3 })
        .where('day', '=', '2027-03-02')
        .execute(),
    );

    expect(next).toBe('2027-03-03 10:00:00');
  });
});
