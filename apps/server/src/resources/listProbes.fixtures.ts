import {
  beijingDay,
  DYNAMIC_TOKENS,
  field,
  fromBeijing,
  resource,
  startOfBeijingDay,
  type Condition,
  type Operator,
} from '@mingjian/api';
import fc from 'fast-check';
import { spanOf, type Question } from './listOracle.fixtures';
import { serve } from './serve';
import { operatorsOf, type ColumnKind } from './searchFields';
import { ANY_ROLE } from '../roles';

/** A resource with one field of every kind, some of them empty. */
export const probes = serve(
  resource('listProbe', {
    title: field.text({ max: 100, search: true, sort: true }),
    note: field.text({ max: 100, optional: true, search: true, sort: true }),
    companyId: field.reference('aCompanyInfo', { search: true }),
    companyName: field.text({ max: 100, search: true }),
    amount: field.count({ min: -9, max: 9, optional: true, search: true, sort: true }),
    seenAt: field.time({ optional: true, search: true, sort: true }),
    dueDay: field.day({ optional: true, search: true, sort: true }),
    secret: field.text({ max: 100, masked: true }),
  }),
  'listProbes',
)({
  objectType: 'probe',
  module: 'probes',
  label: 'title',
  company: 'companyId',
  defaultOrder: 'title asc',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  masks: { secret: () => '***' },
  foldedColumns: { title: 'paired', note: 'paired' },
  may: { read: ANY_ROLE },
});

/** Kinds of its searchable fields. */
export const KINDS = {
  title: 'text',
  note: 'text',
  companyId: 'id',
  companyName: 'text',
  amount: 'number',
  seenAt: 'time',
  dueDay: 'day',
} as const;
const SORTS = ['title', 'note', 'amount', 'seenAt', 'dueDay'] as const;
const TEXTS = [
  '张伟',
  '张三丰',
  '欧阳·阿不都',
  'a_b',
  'A_B',
  'axb',
  '100%',
  '%',
  '_',
  '\\',
  "O'Brien",
  'Zoë',
  'zOE',
  ' 空 格 ',
  'select 1',
  '欧阳•阿不都',
  'ＡＸ\u200BＢ',
  '空\u3000格',
  '😀',
  '𠮷',
];
const TIMES = [
  '2026-05-31 23:59:59',
  '2026-06-01 00:00:00',
  '2026-06-01 12:30:00',
  '2026-06-01 23:59:59',
  '2026-06-02 00:00:00',
];
const DAYS = ['2026-05-31', '2026-06-01', '2026-06-02', '2024-02-29'];

/** Days up to more than a year away from 1 June 2026, most of them near. */
const anyDay = fc
  .oneof(...[1, 8, 35, 130, 500].map((days) => fc.integer({ min: -days, max: days })))
  .map((days) => beijingDay(startOfBeijingDay('2026-06-01', days)));
const anyTime = fc
  .tuple(anyDay, fc.constantFrom('00:00:00', '07:59:59', '08:00:00', '23:59:59'))
  .map((parts) => parts.join(' '));

/** A row before it is stored. */
export interface AnyRow {
  title: string;
  note: string | null;
  company: number;
  amount: number | null;
  seenAt: string | null;
  dueDay: string | null;
  isDeleted: boolean;
}

/** Rows, their times and days around each other, most of them near. */
export const anyRow: fc.Arbitrary<AnyRow> = fc.record({
  title: fc.constantFrom(...TEXTS),
  note: fc.option(fc.constantFrom(...TEXTS)),
  company: fc.nat({ max: 2 }),
  amount: fc.option(fc.integer({ min: -3, max: 3 })),
  seenAt: fc.option(fc.oneof(fc.constantFrom(...TIMES), anyTime)),
  dueDay: fc.option(fc.oneof(fc.constantFrom(...DAYS), anyDay)),
  isDeleted: fc.boolean(),
});

function anyCondition(companies: readonly { id: string; name: string }[]): fc.Arbitrary<Condition> {
  const ids = companies.map(({ id }) => id);
  const names = companies.flatMap(({ name }) => [name, name.slice(0, 2)]);
  const pools: Record<keyof typeof KINDS, readonly string[]> = {
    title: TEXTS,
    note: TEXTS,
    companyId: ids,
    companyName: names,
    amount: ['-3', '-1', '0', '1', '3'],
    seenAt: [...TIMES, ...DAYS],
    dueDay: [...DAYS, ...TIMES],
  };
  return fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])).chain((field) =>
    fc.constantFrom(...operatorsWith(KINDS[field])).chain((operator) =>
      valueOf(operator, KINDS[field], pools[field]).map((value) => ({
        field,
        operator,
        value,
      })),
    ),
  );
}

/** Times and days take dynamic ranges too, which the client resolves: a quarter of them. */
const operatorsWith = (kind: ColumnKind): readonly Operator[] =>
  kind === 'time' || kind === 'day'
    ? [...operatorsOf[kind], 'DYNAMIC', 'DYNAMIC', 'DYNAMIC']
    : operatorsOf[kind];

function valueOf(
  operator: Operator,
  kind: ColumnKind,
  pool: readonly string[],
): fc.Arbitrary<Condition['value']> {
  const one = fc.constantFrom(...pool);
  if (operator === 'DYNAMIC') return fc.constantFrom(...DYNAMIC_TOKENS);
  if (operator === 'ISNULL' || operator === 'ISNOTNULL') return fc.constant(null);
  if (operator === 'IN' || operator === 'NN') return fc.array(one, { minLength: 1, maxLength: 4 });
  if (operator === 'LIKEIN' || operator === 'NOTLIKEIN')
    return fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => all.join(','));
  if (operator === 'BETWEEN')
    return fc
      .tuple(one, one)
      .filter(([first, last]) => spanOf(first, kind).from < spanOf(last, kind).before);
  return one;
}

/** Questions about rows of these companies. */
export function anyQuestion(
  companies: readonly { id: string; name: string }[],
): fc.Arbitrary<Question> {
  const conditions = fc.array(anyCondition(companies), { maxLength: 3 });
  const order = fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...SORTS), descending: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 3,
      selector: (key) => key.field,
    },
  );
  return fc.record({
    bar: fc.oneof(fc.constant([]), conditions),
    advanced: fc.option(
      fc.record({ searchType: fc.constantFrom('or' as const, 'and' as const), conditions }),
      { nil: undefined },
    ),
    order,
    now: anyTime.map((time) => fromBeijing(time)!),
    pageNum: fc.integer({ min: 1, max: 4 }),
    pageSize: fc.integer({ min: 1, max: 12 }),
  });
}

/** A row with nothing in it. */
export const EMPTY: AnyRow = {
  title: '张伟',
  note: null,
  company: 0,
  amount: null,
  seenAt: null,
  dueDay: null,
  isDeleted: false,
};
