import type { DatePreset } from '../../DateRangePicker';
import { nowIn } from '../../internal/calendar/model/days';
import type { ListCondition, ListQuery, LoadList } from '../../internal/list/query';
import { compileCondition, isNegation, type SearchDay } from './compileCondition';
import { inMemoryTexts } from './inMemory.texts';
import { fieldValue, kindOf, valuesIn, type RowFieldKind } from './rowFields';
import { sortRows, type TextOrder } from './sortRows';

/** Settings of a list in memory. */
export interface LoadFromRowsOptions<Row> {
  /**
   * Kinds of fields. By default those of their values: numbers, times (`Date`, ISO texts), days
   * (`yyyy-MM-dd`), otherwise text.
   */
  kinds?: { readonly [Field in keyof Row & string]?: RowFieldKind | undefined } | undefined;
  /** Sort keys of a query without any. @default the order of the rows */
  defaultSort?: readonly { field: keyof Row & string; descending: boolean }[] | undefined;
  /**
   * Order of two texts, such as `new Intl.Collator('zh').compare`.
   * @default by code points
   */
  textOrder?: TextOrder | undefined;
  /** Ranges of `DYNAMIC` conditions, those of the filters. @default none */
  ranges?: readonly DatePreset[] | undefined;
  /**
   * IANA name of the zone of times and of the current day.
   * @default 'Asia/Shanghai'
   */
  timeZone?: string | undefined;
  /** Texts of refused conditions, such as `useTexts(inMemoryTexts)`. @default those in Chinese */
  texts?: InMemoryTexts | undefined;
}

/** Texts of refused conditions. */
export interface InMemoryTexts {
  operatorUnknown(field: string, operator: string): string;
  valueBad(field: string): string;
}

/** Rows in memory, or a function that returns them for each request. */
export type RowSource<Row> =
  | readonly Row[]
  | ((options: { signal: AbortSignal }) => readonly Row[] | Promise<readonly Row[]>);

/**
 * Returns a `load` for rows in memory. It interprets conditions, the advanced filter, sort keys and
 * pages as the server of a list: texts match regardless of case, width and look-alike characters, a
 * day without a time is the whole day, negations match rows without a value, and these sort last.
 *
 * Meant for thousands of rows. With more, search on a server.
 */
export function loadFromRows<Row extends object>(
  rows: RowSource<Row>,
  options: LoadFromRowsOptions<Row> = {},
): LoadList<Row> {
  return async (query, { signal }) => {
    signal.throwIfAborted();
    const all = typeof rows === 'function' ? await rows({ signal }) : rows;
    signal.throwIfAborted();
    const found = findRows(all, query, options);
    const start = (query.page - 1) * query.pageSize;
    return { content: found.slice(start, start + query.pageSize), total: found.length };
  };
}

function findRows<Row extends object>(
  rows: readonly Row[],
  { conditions, advanced, sort, asOf }: ListQuery,
  options: LoadFromRowsOptions<Row>,
): Row[] {
  const { timeZone = 'Asia/Shanghai', ranges = [], texts = inMemoryTexts.zh } = options;
  const moment = asOf === undefined ? Date.now() : Date.parse(asOf);
  const day: SearchDay = { timeZone, ranges, today: nowIn(timeZone, moment).slice(0, 10) };
  const valuesOf = (row: Row, field: string) => valuesIn(row[field as keyof Row]);
  const kindIn = (field: string) =>
    options.kinds?.[field as keyof Row & string] ??
    kindOf(rows.flatMap((row) => valuesOf(row, field)));

  const matchOf = (condition: ListCondition) => {
    const { field, operator } = condition;
    const kind = kindIn(field);
    // A field that no row has a value for fits every operator.
    if (kind === undefined) return () => isNegation(operator);
    const matches = compileCondition(condition, kind, day);
    if (typeof matches === 'string') throw new Error(texts[matches](field, operator));
    return (row: Row) => matches(valuesOf(row, field));
  };
  const bar = conditions.map(matchOf);
  const more = advanced?.conditions.map(matchOf) ?? [];
  const isAny = advanced?.join === 'or' && more.length > 0;
  const found = rows.filter(
    (row) =>
      bar.every((matches) => matches(row)) &&
      (isAny ? more.some((matches) => matches(row)) : more.every((matches) => matches(row))),
  );
  const keys = (sort.length > 0 ? sort : (options.defaultSort ?? [])).map((key) => ({
    ...key,
    kind: kindIn(key.field) ?? 'text',
  }));
  const compared = (row: Row, { field, kind }: { field: string; kind: RowFieldKind }) => {
    const [value] = valuesOf(row, field);
    return value === undefined ? null : fieldValue(value, kind, timeZone);
  };
  return sortRows(found, keys, compared, options.textOrder);
}
