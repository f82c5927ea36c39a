import { useLatestResponse } from '@mingjian/ui';
import type { PasteReport } from '../ListFilter';
import {
  searchOf,
  type ListCondition,
  type ListQuery,
  type LoadList,
} from '../internal/list/query';
import { compareFound } from '../internal/list/pasteList';
import type { AdvancedField } from './model/advancedField';
import { valuesOf } from './model/problems';

/** Rows per request. A value may match several rows. */
const PAGE_SIZE = 1_000;

/** Beyond this many pages no value is reported as missing. */
const PAGE_LIMIT = 10;

const NO_REPORTS: readonly PasteReport[] = [];

/**
 * Returns which values of the filter's text lists have matching rows. Each list is looked up alone,
 * beside the conditions of the filter bar.
 */
export function useListReports<Row>(
  load: LoadList<Row> | undefined,
  query: ListQuery,
  fields: readonly AdvancedField[],
): readonly PasteReport[] {
  const lists = (query.advanced?.conditions ?? []).filter(
    (condition) =>
      (condition.operator === 'IN' || condition.operator === 'LIKEIN') &&
      valuesOf(condition).length > 1 &&
      fields.some(({ field, kind }) => kind === 'text' && field === condition.field),
  );
  const key = load && lists.length > 0 ? JSON.stringify(searchOf(query)) : null;
  // The list itself reports a failed request.
  const { data } = useLatestResponse(key, async ({ signal }) => {
    const reports = await Promise.all(
      lists.map((condition) => requestReport(load!, query, condition, signal)),
    );
    return { key, reports: reports.filter((report) => report !== null) };
  });
  return data?.key === key ? data.reports : NO_REPORTS;
}

async function requestReport<Row>(
  load: LoadList<Row>,
  query: ListQuery,
  condition: ListCondition,
  signal: AbortSignal,
): Promise<PasteReport | null> {
  const values = valuesOf(condition);
  const advanced = { join: 'and', conditions: [condition] } as const;
  const found = new Set<string>();
  let remaining = Infinity;
  for (let page = 1; page <= PAGE_LIMIT && remaining > 0 && found.size < values.length; page += 1) {
    const { content, total } = await load(
      { ...searchOf(query), advanced, sort: [], page, pageSize: PAGE_SIZE },
      { signal },
    );
    for (const row of content)
      for (const value of values) if (matches(row, condition, value)) found.add(value);
    remaining = total - page * PAGE_SIZE;
  }
  const isIncomplete = remaining > 0 && found.size < values.length;
  return isIncomplete ? null : { condition, ...compareFound(values, found) };
}

/** Whether a row has a value of a list: the whole text, or for `LIKEIN` a part of it. */
function matches(row: unknown, { field, operator }: ListCondition, value: string): boolean {
  const text = String((row as Record<string, unknown>)[field]);
  return operator === 'IN' ? text === value : text.toLowerCase().includes(value.toLowerCase());
}
