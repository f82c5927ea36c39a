import {
  filterConditions,
  firstDayOf,
  groupingOf,
  subjectField,
  type Condition,
  type StatisticRequest,
  type StatisticSubject,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { countedList, DECIDING_TIMES, KEPT_FIELDS, type CountedSum } from './countedSums';
import { countRows, type Counting, type SumsByKey } from './countRows';
import { keptSums, uncountedPeriods } from './keptDays';

type Services = Pick<Backend, 'db' | 'resources'>;

/** Sums of rows that the same time decides, by the key of the statistic's row. */
export interface DecidedSums {
  sums: readonly CountedSum[];
  byKey: SumsByKey;
}

/** A question for sums. */
export interface SumQuery {
  by: StatisticSubject;
  wants(sum: CountedSum): boolean;
  request: StatisticRequest;
}

/**
 * Sums up rows that a caller reaches. Days whose rows have not changed since they were counted are
 * read as they are kept, in the same moment as the others are counted.
 */
export async function countSums(
  { by, wants, request }: SumQuery,
  caller: Caller,
  backend: Services,
): Promise<DecidedSums[]> {
  const asked = (sum: CountedSum) => wants(sum) && maySee(sum, caller, backend);
  // One moment for all: a row that changes meanwhile is counted once, as it was.
  return backend.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found: DecidedSums[] = [];
      for (const deciding of DECIDING_TIMES) {
        const sums = deciding.sums.filter(asked);
        if (sums.length === 0) continue;
        const field = by === 'stretch' ? undefined : subjectField(by, sums[0]!.rule);
        const filters = filterConditions(deciding.list, request);
        const counting = { deciding, sums, field, filters };
        const byKey = await sumsOf(counting, request, caller, { ...backend, db: trx });
        found.push({ sums, byKey: by === 'stretch' ? inStretches(byKey, request) : byKey });
      }
      return found;
    });
}

async function sumsOf(
  counting: Counting,
  { startDate, endDate }: StatisticRequest,
  caller: Caller,
  backend: Services,
): Promise<SumsByKey> {
  const { deciding, field, filters } = counting;
  const period = { from: startDate, to: endDate };
  const kept = keptBy(field, [...filters, ...scopeOf(caller)], KEPT_FIELDS[deciding.list]);
  if (!kept) return countRows(counting, [period], caller, backend);
  const gaps = await uncountedPeriods(deciding, period, backend.db);
  const sums = await keptSums({ ...counting, ...kept }, period, gaps, backend.db);
  return gaps.length === 0 ? sums : merged(sums, await countRows(counting, gaps, caller, backend));
}

/** Amounts are for those who may see them. */
function maySee({ rule }: CountedSum, caller: Caller, backend: Services): boolean {
  const { may } = countedList(rule.list, backend);
  return rule.kind !== 'money' || holdsRight(caller, may.seeRestricted);
}

/** The scope of the counted lists as a condition: a client reaches its company's rows alone. */
const scopeOf = ({ userType, userId, companyId }: Caller): Condition[] =>
  userType === 'serviceUser' && userId !== ''
    ? []
    : [{ field: 'companyId', operator: 'EQ', value: companyId ?? '' }];

/**
 * Returns the field by which days are kept that shows the rows of these conditions, and its value;
 * `undefined` for conditions on several fields.
 */
function keptBy(
  field: string | undefined,
  conditions: readonly Condition[],
  kept: readonly string[],
): { keptField: string; value: string | undefined } | undefined {
  const fields = new Set([...(field ? [field] : []), ...conditions.map((one) => one.field)]);
  const values = new Set(conditions.map(({ value }) => value as string));
  const [keptField = ''] = fields;
  if (fields.size > 1 || values.size > 1 || (keptField && !kept.includes(keptField)))
    return undefined;
  return { keptField, value: [...values][0] };
}

/** Sums of days as those of the stretches that they belong to. */
function inStretches(byKey: SumsByKey, request: StatisticRequest): SumsByKey {
  const grouping = groupingOf(request);
  const found: SumsByKey = new Map();
  for (const [day, numbers] of byKey) addTo(found, firstDayOf(day, grouping), numbers);
  return found;
}

function merged(one: SumsByKey, other: SumsByKey): SumsByKey {
  const found: SumsByKey = new Map(one);
  for (const [key, numbers] of other) addTo(found, key, numbers);
  return found;
}

function addTo(sums: SumsByKey, key: string, numbers: readonly number[]) {
  const known = sums.get(key);
  sums.set(key, known ? known.map((number, at) => number + numbers[at]!) : numbers);
}
