import fc from 'fast-check';
import type { TaskAct, TaskStatus } from '@mingjian/api';
import { amountOf, calculateKpi, type KpiRule } from './calculateKpi';
import type { KpiContact, KpiTask } from './measures';
import type { HeldEvent } from './ownerPeriods';
import { inHundred, sum } from './taskShares';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 2);
const at = (days: number) => new Date(START + days * DAY);
const NOW = at(60);

const RULES: readonly KpiRule[] = [
  { code: 'T', measure: 'onTime', scoreMax: 100 },
  { code: 'Q', measure: 'rework', scoreMax: 100 },
  { code: 'C', measure: 'contacts', scoreMax: 10 },
  { code: 'R', measure: 'compliance', scoreMax: 33.33 },
  { code: 'M', measure: 'manual', scoreMax: 50 },
];

const event = (
  action: TaskAct,
  after: TaskStatus,
  ownerId: string | null,
  day: number,
): HeldEvent => ({ action, after, ownerId, userId: null, time: at(day) });

const task = (id: string, events: HeldEvent[], more: Partial<KpiTask> = {}): KpiTask => ({
  id,
  itemCode: 'education',
  names: { zh: `任务${id}`, en: `Task ${id}` },
  dangerType: 1,
  dueAt: at(5),
  isUnproven: false,
  ownerId: events.at(-1)?.ownerId ?? null,
  events,
  ...more,
});

const rowsOf = (tasks: readonly KpiTask[], contacts: readonly KpiContact[] = []) =>
  calculateKpi(RULES, { tasks, contacts, now: NOW });
const scoreOf = (rows: ReturnType<typeof rowsOf>, userId: string, itemCode: string) =>
  rows.find((row) => row.userId === userId && row.itemCode === itemCode)!;

describe('the calculated performance', () => {
  it('is divided by the days that each person had a task, without the wait for the review', () => {
    const rows = rowsOf([
      task('1', [
        event('create', 0, null, 0),
        event('assign', 10, 'ann', 0),
        event('reassign', 10, 'bob', 3),
        event('submit', 30, 'bob', 4),
        event('pass', 40, 'bob', 50),
      ]),
    ]);

    expect([scoreOf(rows, 'ann', 'T').share, scoreOf(rows, 'bob', 'T').share]).toEqual([75, 25]);
    expect(scoreOf(rows, 'ann', 'T').quantity).toBe(0.75);
  });

  it('knows the people of histories that do not name them', () => {
    const old = (action: TaskAct, after: TaskStatus, userId: string | null, day: number) => ({
      ...event(action, after, null, day),
      userId,
    });
    const events = [
      old('assign', 10, 'lead', 0),
      old('start', 20, 'ann', 1),
      old('reassign', 20, 'lead', 2),
      old('submit', 30, 'bob', 4),
    ];

    const rows = rowsOf([task('1', events, { ownerId: 'bob' })]);

    expect(rows.map(({ userId }) => userId)).not.toContain('lead');
    expect(scoreOf(rows, 'ann', 'T').share).toBe(50);
  });

  it('loses 10% for each day after the due time, and says so in both languages', () => {
    const late = [event('assign', 10, 'ann', 0), event('submit', 30, 'ann', 7)];

    const { score, parts } = scoreOf(rowsOf([task('1', late)]), 'ann', 'T');

    expect(score).toBe(80);
    expect(parts).toEqual([
      { text: '满分 100', textEn: 'Full marks 100', points: 100 },
      {
        text: '「任务1」逾期 2 天提交（承担 100%）',
        textEn: '“Task 1” submitted 2 days late (100% of the whole)',
        points: -20,
      },
    ]);
  });

  it('loses for returns to the person who had the task then', () => {
    const rows = rowsOf([
      task('1', [
        event('assign', 10, 'ann', 0),
        event('submit', 30, 'ann', 1),
        event('giveBack', 35, 'ann', 2),
        event('reassign', 35, 'bob', 3),
        event('submit', 30, 'bob', 4),
      ]),
    ]);

    expect(scoreOf(rows, 'ann', 'Q').score).toBe(80);
    expect(scoreOf(rows, 'bob', 'Q').score).toBe(100);
  });

  it('needs a contact for a call, and three before a task is given up', () => {
    const given = task('1', [event('assign', 10, 'ann', 0), event('giveUp', 45, 'ann', 1)], {
      itemCode: 'employment',
    });
    const contact = { userId: 'ann', lacksSource: false, isUnwanted: false };

    expect(scoreOf(rowsOf([given], [contact]), 'ann', 'C').score).toBe(3.33);
    expect(scoreOf(rowsOf([given], [contact, contact, contact]), 'ann', 'C').score).toBe(10);
  });

  it('loses for levels without evidence and for calls against the rules', () => {
    const unproven = task('1', [event('assign', 10, 'ann', 0)], { isUnproven: true });
    const calls = [{ userId: 'ann', lacksSource: true, isUnwanted: true }];

    const { score, parts } = scoreOf(rowsOf([unproven], calls), 'ann', 'R');

    expect(parts.map(({ points }) => points)).toEqual([33.33, -10, -3.33, -16.67]);
    expect(score).toBe(3.33);
  });

  it('has shares that add up to 100, and parts that add up to the score, whatever happened', () => {
    const moves = fc.constantFrom<[TaskAct, TaskStatus]>(
      ['reassign', 20],
      ['submit', 30],
      ['giveBack', 35],
      ['hold', 28],
      ['giveUp', 45],
      ['reopen', 35],
    );
    const person = fc.constantFrom('ann', 'bob', 'cid');
    const history = fc
      .tuple(person, fc.array(fc.tuple(moves, person, fc.nat({ max: 9 })), { maxLength: 12 }))
      .map(([first, steps]) => {
        const events = [event('assign', 10, first, 0)];
        let day = 0;
        for (const [[action, after], next, days] of steps) {
          const owner = action === 'reassign' ? next : events.at(-1)!.ownerId;
          day += days / 3;
          events.push(event(action, after, owner, day));
        }
        return events;
      });
    const contacts = fc.array(
      fc.record({ userId: person, lacksSource: fc.boolean(), isUnwanted: fc.boolean() }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(history, fc.boolean()), { minLength: 1, maxLength: 6 }),
        contacts,
        (histories, made) => {
          const tasks = histories.map(([events, isUnproven], index) =>
            task(String(index), events, { isUnproven, itemCode: 'interview' }),
          );
          const rows = rowsOf(tasks, made);
          for (const { code, scoreMax } of RULES) {
            const own = rows.filter(({ itemCode }) => itemCode === code);
            const shares = own.map(({ share }) => Math.round(share * 100));
            expect(sum(shares)).toBe(10_000);
            for (const { score, parts } of own) {
              expect(score).toBeGreaterThanOrEqual(0);
              expect(score).toBeLessThanOrEqual(scoreMax);
              const cents = parts.map(({ points }) => Math.round(points * 100));
              expect(sum(cents)).toBe(Math.round(score * 100));
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('divides a hundred among any parts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1 }), (parts) => {
      expect(sum(inHundred(parts).map((part) => Math.round(part * 100)))).toBe(10_000);
    }),
  );
  expect(inHundred([])).toEqual([]);
  expect(inHundred([0, 0])).toEqual([0, 0]);
});

it('has an amount only with a rate', () => {
  const row = { quantity: 1.5, difficulty: 1.2, score: 80, scoreMax: 100 };
  expect(amountOf({ ...row, rate: null })).toBe(0);
  expect(amountOf({ ...row, rate: 1_000 })).toBe(1_440);
});
