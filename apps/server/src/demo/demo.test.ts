import {
  beijingDay,
  CHINA_HOLIDAYS,
  identityProblems,
  startOfBeijingDay,
  workCalendarOf,
} from '@mingjian/api';
import { dictionaryTexts, optionsOf } from '../features/dictionaries/dictionaryContent';
import { demoCompany, COMPANY_COUNT } from './companies';
import { areaOf } from './companyProfiles';
import { demoNotices } from './notices';
import { demoOrder, placedTimes, type DemoWorld } from './orders';
import { isWeekend } from './timeline';
import { demoUsers } from './people';

const now = new Date(startOfBeijingDay('2026-06-15').getTime() + 10 * 3_600_000);
const client = {
  id: 'c',
  name: '公司',
  shortName: '司',
  managerId: 'm',
  paysLater: true,
  userIds: ['u'],
};
const world: DemoWorld = {
  count: 20_000,
  now,
  clients: [client, { ...client, id: 'd', paysLater: false }],
  pmIds: ['m', 'n'],
  placed: placedTimes({ count: 20_000, now }),
};
const orders = Array.from({ length: world.count }, (_, i) => demoOrder(i, world));

describe('demo data', () => {
  it('is the same every time', () => {
    expect(demoOrder(12_345, world)).toEqual(orders[12_345]);
  });

  it('has valid identity numbers of no county, and phones that no operator has', () => {
    for (const { candidate } of orders) {
      expect(identityProblems({ ...candidate, idNo: candidate.idCardNo })).toEqual({});
      expect(candidate.idCardNo.slice(4, 6)).toBe('99');
      expect(candidate.mobile).toMatch(/^154\d{8}$/);
    }
    for (const { user } of demoUsers(200, 'x')) expect(user.phone).toMatch(/^154\d{8}$/);
  });

  it('holds orders at every status, and enough that wait to be taken', () => {
    const counts = new Map<number, number>();
    for (const { order } of orders)
      counts.set(order.orderStatus, (counts.get(order.orderStatus) ?? 0) + 1);

    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([
      -20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
    ]);
    expect(counts.get(10)).toBeGreaterThan(20);
    expect(orders.some(({ order }) => order.holdType === 1)).toBe(true);
    expect(orders.some(({ order }) => order.remark === null)).toBe(true);
    expect(orders.some(({ order }) => (order.remark?.length ?? 0) > 200)).toBe(true);
  });

  it('lets nothing happen in the future or out of order', () => {
    for (const { order } of orders) {
      const times = [
        order.orderTime,
        order.acceptTime,
        order.submitTime,
        order.dispatchTime,
        order.reviewTime,
        order.reportTime,
        order.kpiTime,
        order.issueTime,
        order.finishTime,
        order.settleTime,
      ];
      const known = times.filter((time) => time !== null).map((time) => time.getTime());
      expect(known).toEqual([...known].sort((a, b) => a - b));
      expect(known.at(-1)).toBeLessThanOrEqual(now.getTime());
      expect(times.slice(known.length).every((time) => time === null)).toBe(true);
    }
  });

  it('numbers the orders of a day by their time', () => {
    const byNumber = orders.map(({ order }) => order.orderNo);
    const byTime = [...orders]
      .sort((a, b) => a.order.orderTime.getTime() - b.order.orderTime.getTime())
      .map(({ order }) => order.orderNo);

    expect(byTime).toEqual(byNumber);
  });

  it('lets people work in office hours, and every due time end a working day', () => {
    const calendar = workCalendarOf(CHINA_HOLIDAYS);
    for (const { order } of orders) {
      for (const time of [order.acceptTime, order.finishTime]) {
        if (!time) continue;
        expect(isWeekend(time.getTime())).toBe(false);
        const hour = (time.getUTCHours() + 8) % 24;
        expect(hour >= 9 && hour < 20).toBe(true);
      }
      if (!order.slaDueAt) continue;
      expect((order.slaDueAt.getTime() / 60_000 + 8 * 60) % 1_440).toBe(1_080);
      expect(calendar.isWorkday(beijingDay(order.slaDueAt))).toBe(true);
    }
  });

  it('gives a verdict when the report is entered, not before', () => {
    for (const { order } of orders) {
      if (order.orderStatus >= 0 && order.orderStatus < 60) expect(order.overallDanger).toBe(5);
      if (order.orderStatus >= 60) expect(order.overallDanger).not.toBe(5);
    }
  });

  it('settles the orders that a client had finished in a month together, once it is over', () => {
    const paid = new Map<string, Set<number | undefined>>();
    for (const { order } of orders) {
      const { companyId, finishTime, settleTime } = order;
      if (!finishTime) continue;
      const month = beijingDay(finishTime).slice(0, 7);
      if (settleTime) expect(beijingDay(settleTime) > `${month}-31`).toBe(true);
      const times = paid.get(`${companyId} ${month}`) ?? new Set();
      paid.set(`${companyId} ${month}`, times.add(settleTime?.getTime()));
    }
    for (const times of paid.values()) expect(times.size).toBe(1);
    expect([...paid.values()].filter((times) => times.has(undefined)).length).toBeGreaterThan(2);
  });

  it('places companies where their names say', () => {
    const companies = Array.from({ length: COMPANY_COUNT }, (_, i) => demoCompany(i, 'm'));
    for (const { name, address, belonging, area } of companies) {
      const [, city] = /（(上海|苏州|杭州|无锡|深圳)）/.exec(name) ?? [];
      if (city) expect(address).toContain(city);
      expect(belonging).toBe(areaOf((JSON.parse(area) as string[]).at(-1)!));
    }
  });

  it('gives companies industries and sizes that their dictionaries have', () => {
    const companies = Array.from({ length: COMPANY_COUNT }, (_, i) => demoCompany(i, 'm'));
    const codesOf = (name: string) => optionsOf(dictionaryTexts[name]!).map(({ code }) => code);
    for (const { industry, enterpriseScale } of companies) {
      expect(codesOf('industry')).toContain(industry);
      expect(codesOf('enterpriseScale')).toContain(enterpriseScale);
    }
  });

  it('says blue only where a claim was compared', () => {
    expect(orders.some(({ order }) => order.orderType === 2 && order.overallDanger === 3)).toBe(
      false,
    );
  });

  it('has names that test a layout', () => {
    const names = orders.map(({ candidate }) => candidate.name);
    const companies = Array.from({ length: COMPANY_COUNT }, (_, i) => demoCompany(i, 'm').name);

    expect(names.some((name) => name.includes('·'))).toBe(true);
    expect(names.some((name) => /^[\p{Script=Latin} '’]+$/u.test(name))).toBe(true);
    expect(names.some((name) => name.length === 2)).toBe(true);
    expect(new Set(companies).size).toBe(40);
    expect(Math.max(...companies.map((name) => name.length))).toBeGreaterThan(40);
  });
});

describe('demo notices', () => {
  const people = { adminId: 'admin', staffIds: ['m', 'n', 'q', 'admin'], clientIds: ['u', 'v'] };
  const { notices, recipients } = demoNotices(world, people);
  const readersOf = (id: string) => recipients.filter(({ noticeId }) => noticeId === id);

  it('are the same every time, of every type, each with a reader who is not its sender', () => {
    expect(demoNotices(world, people)).toEqual({ notices, recipients });
    expect(new Set(notices.map(({ noticeType }) => noticeType))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
    for (const { id, fromUser } of notices) {
      const readers = readersOf(id).map(({ userId }) => userId);
      expect(readers.length).toBeGreaterThan(0);
      expect(readers).not.toContain(fromUser);
      expect(new Set(readers).size).toBe(readers.length);
    }
  });

  it('lie in the past, the newest unread', () => {
    for (const { id, createdAt } of notices) {
      expect(createdAt <= now).toBe(true);
      for (const { readAt } of readersOf(id)) {
        const isInOrder = !readAt || (readAt >= createdAt && readAt <= now);
        expect(isInOrder).toBe(true);
      }
    }
    const unread = recipients.filter(({ readAt }) => readAt === null);
    expect(unread.length).toBeGreaterThan(5);
    expect(unread.length).toBeLessThan(recipients.length / 2);
  });

  it('about an order go to staff and to the client of that order', () => {
    const byId = new Map(orders.map(({ order }) => [order.id, order]));
    for (const { id, orderId, companyId } of notices.filter((notice) => notice.orderId)) {
      const order = byId.get(orderId!)!;
      expect(companyId).toBe(order.companyId);
      for (const { userId } of readersOf(id))
        expect([...people.staffIds, order.orderedBy]).toContain(userId);
    }
  });
});
