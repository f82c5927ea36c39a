import {
  beijing,
  daysIn,
  FIGURES,
  groupingOf,
  STATISTIC_DAYS,
  STATISTICS,
  stretchesOf,
  type FigureRule,
  type Statistic,
  type StatisticFigure,
  type StatisticFigures,
  type StatisticName,
  type StatisticRequest,
  type StatisticRow,
  type StatisticRule,
} from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { CLIENT_STATISTIC_READERS, STAFF, STATISTIC_READERS, type Rights } from '../../roles';
import { countFigures } from './countFigures';
import { statisticTexts } from './texts';
import { subjectNames } from './subjectNames';

/** Statistics that clients may read of their own orders. */
const OF_CLIENTS: readonly StatisticName[] = [
  'getOrderStatistic',
  'deliveryStatistic',
  'flashStatistic',
];

/** Returns a statistic of a period within the caller's scope. */
export async function readStatistic(
  name: StatisticName,
  asked: StatisticRequest,
  caller: Caller,
  backend: Backend,
): Promise<Statistic> {
  const rule: StatisticRule = STATISTICS[name];
  const request = rule.isPersonal ? { ...asked, userId: asked.userId || caller.userId } : asked;
  demandRight(caller, rightsTo(name, request, caller));
  demandPeriod(request, caller);
  const counted = await countFigures(name, request, caller, backend);
  const keys =
    rule.by === 'stretch'
      ? stretchesOf(request.startDate, request.endDate, groupingOf(request))
      : [...counted.keys()].filter((key) => key !== null);
  const names = await subjectNames(rule.by, keys, caller, backend);
  const rows = keys.map((key): StatisticRow => ({
    key,
    name: names.get(key) ?? '',
    figures: complete(rule, counted.get(null)!, counted.get(key) ?? {}),
  }));
  if (rule.by !== 'stretch') rows.sort(byFigure(rule.figures[0]!));
  return {
    rows,
    totals: complete(rule, counted.get(null)!, counted.get(null)!),
    asOf: beijing(backend.now()),
  };
}

function rightsTo(name: StatisticName, { userId }: StatisticRequest, caller: Caller): Rights {
  if (caller.userType !== 'serviceUser')
    return OF_CLIENTS.includes(name) ? CLIENT_STATISTIC_READERS : STATISTIC_READERS;
  const isOwn = name === 'personalStatistic' && userId === caller.userId;
  return isOwn ? STAFF : STATISTIC_READERS;
}

function demandPeriod({ startDate, endDate }: StatisticRequest, { language }: Caller) {
  const days = daysIn({ from: startDate, to: endDate });
  if (days < 1) throw inputFailure([['endDate', statisticTexts((t) => t.reversed)]], language);
  if (days > STATISTIC_DAYS)
    throw inputFailure([['endDate', statisticTexts((t) => t.tooLong)]], language);
}

/** Returns all figures of a row: zeros for what was not found, amounts where `known` has them. */
function complete(
  { figures }: StatisticRule,
  known: StatisticFigures,
  found: StatisticFigures,
): StatisticFigures {
  const numbers: StatisticFigures = {};
  for (const figure of figures) {
    const { kind }: FigureRule = FIGURES[figure];
    if (kind === 'count') numbers[figure] = Number(found[figure] ?? 0);
    if (kind === 'days') numbers[figure] = tenths(found[figure]);
    if (kind === 'money' && figure in known) numbers[figure] = Number(found[figure] ?? 0);
  }
  for (const figure of figures) {
    const rule: FigureRule = FIGURES[figure];
    if (rule.kind !== 'share') continue;
    const [part, whole] = [rule.part, rule.whole].map(
      (one) => numbers[one as StatisticFigure] ?? 0,
    );
    numbers[figure] = whole === 0 ? null : part! / whole!;
  }
  return numbers;
}

const tenths = (days: number | null | undefined) =>
  days === null || days === undefined ? null : Math.round(Number(days) * 10) / 10;

const byFigure = (figure: StatisticFigure) => (one: StatisticRow, other: StatisticRow) =>
  (other.figures[figure] ?? 0) - (one.figures[figure] ?? 0) || (one.key < other.key ? -1 : 1);
