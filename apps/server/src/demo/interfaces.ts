import { DAY, type ApiProblem } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import { demonstrationSources } from '../features/dataSources/demonstration';
import type { OrderApiLogTable, OrderApiTable } from '../features/dataSources/tables';
import { storedTags, type ExchangeTag } from '../features/dataSources/texts';
import { maskIdCardNo, maskMobile } from '../resources/masks';
import type { DemoOrder } from './orders';
import { pick, pickWeighted, share } from './pick';
import type { DemoTasks } from './tasks';

/** Orders of this last time have their interfaces. */
const KEPT = 92 * DAY;

/** Seconds from the first attempt of a query to each of its attempts. */
const ATTEMPTS = [0, 5, 65, 665] as const;

const PROBLEMS = [
  ['timeout', 45],
  ['status', 25],
  ['unreachable', 15],
  ['refused', 10],
  ['unreadable', 5],
] as const satisfies readonly (readonly [ApiProblem, number])[];

/** The interfaces of an order with the log of their exchanges. */
export interface DemoInterfaces {
  apis: Insertable<OrderApiTable>[];
  logs: OrderApiLogTable[];
}

type DemoTask = DemoTasks['tasks'][number];

/** Returns the interfaces of order `index`, as the histories of its tasks have it. */
export function demoInterfaces(
  { order, candidate }: DemoOrder,
  { tasks, events }: DemoTasks,
  index: number,
  now: Date,
): DemoInterfaces {
  const made: DemoInterfaces = { apis: [], logs: [] };
  if (order.orderType !== 2 || now.getTime() - order.orderTime.getTime() > KEPT) return made;
  tasks.forEach((task, place) => {
    const times = Object.fromEntries(
      events
        .filter(({ taskId }) => taskId === task.id)
        .map(({ action, createTime }) => [action, createTime]),
    );
    const { query, answer, failQuery } = times;
    const source = demonstrationSources.find(({ items }) => items.includes(task.itemCode));
    if (!query || !source) return;
    const salt = 400 + place * 20;
    const isRetried = share(index, salt) < 0.04;
    const count = failQuery ? 4 : answer ? (isRetried ? 2 : 1) : 2;
    const problem = pickWeighted(PROBLEMS, index, salt + 1);
    const common = {
      orderId: order.id,
      companyId: order.companyId,
      taskId: task.id,
      apiCode: source.code,
      apiName: source.name,
      apiNameEn: source.nameEn,
      vendor: source.vendor,
    };
    const apiId = seededId(query, `api ${task.id}`);
    const asked = (attempt: number) =>
      new Date(Math.min(query.getTime() + ATTEMPTS[attempt]! * 1_000, now.getTime()));
    const last = asked(count - 1);
    const isOpen = !answer && !failQuery;
    const isStopped = isOpen && order.orderStatus < 0;
    made.apis.push({
      ...common,
      id: apiId,
      status: answer ? 2 : failQuery || isStopped ? 9 : 0,
      result: answer ? JSON.stringify(factsOf(task, candidate)) : null,
      problem: answer ? null : isStopped ? 'stopped' : problem,
      tries: count,
      fee: answer ? source.price : 0,
      askedAt: last,
      answeredAt: answer ?? null,
      nextAt: isOpen && !isStopped ? new Date(last.getTime() + 60_000) : null,
      traceId: traceOf(apiId, count),
      createdAt: query,
      updatedAt: answer ?? last,
      deletedAt: null,
    });
    for (let attempt = 0; attempt < count; attempt += 1) {
      const isGood = answer !== undefined && attempt === count - 1;
      const createdAt = isGood ? answer : asked(attempt);
      const traceId = traceOf(apiId, attempt + 1);
      const costMs = isGood || problem !== 'timeout' ? quick(index, salt + attempt) : 10_000;
      const tags: ExchangeTag[] = ['flash'];
      if (attempt > 0) tags.push('retry');
      if (isGood && task.dangerLevel !== 4) tags.push('hit');
      if (costMs >= 3_000) tags.push('slow');
      if (isGood) tags.push('billed');
      made.logs.push({
        ...common,
        id: seededId(createdAt, `exchange ${apiId} ${attempt}`),
        apiId,
        direction: 'out',
        url: `https://demo.mingjian.example/${source.code}`,
        request: JSON.stringify({
          traceId,
          item: task.itemCode,
          name: order.candidateName,
          idCardNo: maskIdCardNo(candidate.idCardNo!),
          mobile: maskMobile(candidate.mobile!),
        }),
        response: isGood ? answerOf(task, candidate) : (RESPONSES[problem] ?? null),
        httpStatus: isGood ? 200 : (HTTP[problem] ?? null),
        bizCode: isGood ? '0' : problem === 'refused' ? 'E1004' : null,
        success: isGood ? 1 : 0,
        problem: isGood ? null : problem,
        costMs,
        fee: isGood ? source.price : 0,
        retryCount: attempt,
        traceId,
        ...storedTags(tags),
        createdAt,
      });
    }
  });
  return made;
}

const traceOf = (apiId: string, attempt: number) => `${apiId}-${attempt}`;

/** Returns a duration of a response, few of them slow. */
const quick = (index: number, salt: number) =>
  share(index, salt + 9) < 0.05
    ? 3_000 + Math.floor(share(index, salt + 10) * 4_000)
    : pick([180, 240, 310, 420, 560, 730, 980, 1_350], index, salt + 11);

const HTTP: Readonly<Partial<Record<ApiProblem, number>>> = {
  status: 503,
  refused: 200,
  unreadable: 200,
};

const RESPONSES: Readonly<Partial<Record<ApiProblem, string>>> = {
  status: JSON.stringify('<html><body>503 Service Unavailable</body></html>'),
  refused: JSON.stringify({ code: 'E1004', message: '账户余额不足' }),
  unreadable: JSON.stringify({ code: '0', result: { verdict: '待核' } }),
};

type DemoCandidate = DemoOrder['candidate'];

const factsOf = ({ dangerLevel, dangerReason }: DemoTask, { name, idCardNo }: DemoCandidate) => ({
  姓名: name,
  证件号码: maskIdCardNo(idCardNo!),
  结论: dangerLevel === 4 ? '无异常' : '存疑',
  ...(dangerReason && { reason: dangerReason }),
});

function answerOf(task: DemoTask, candidate: DemoCandidate) {
  const { reason, ...facts } = factsOf(task, candidate);
  const isRecord = task.dangerType === 2;
  const isGood = task.dangerLevel === 4;
  const verdict = isRecord ? (isGood ? 'none' : 'found') : isGood ? 'consistent' : 'inconsistent';
  return JSON.stringify({
    code: '0',
    message: 'ok',
    result: { verdict, ...(reason && { level: task.dangerLevel, reason }), facts },
  });
}
