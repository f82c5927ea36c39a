import { useLatestResponse } from '@mingjian/ui';
import type { ListCondition, ListQuery, LoadList } from '../internal/list/query';
import { compareFound } from '../internal/list/pasteList';

/** The values of a list condition, with and without matching rows. */
export interface PasteReport {
  condition: ListCondition;
  found: readonly string[];
  missing: readonly string[];
}

/** Rows per request. A value may match several rows. */
const PAGE_SIZE = 1_000;

/** Beyond this many pages no value is reported as missing. */
const PAGE_LIMIT = 10;

const NO_REPORTS: readonly PasteReport[] = [];

/**
 * Returns which values of the query's text lists have matching rows under all its conditions.
 * `textFields` are the fields that accept lists.
 */
export function usePasteReport<Row>(
  load: LoadList<Row>,
  { conditions }: Pick<ListQuery, 'conditions'>,
  textFields: readonly string[],
): readonly PasteReport[] {
  const lists = conditions.filter(
    ({ field, operator, value }) =>
      operator === 'IN' && Array.isArray(value) && textFields.includes(field),
  );
  const key = lists.length === 0 ? null : JSON.stringify(conditions);
  // The list itself reports a failed request.
  const { data } = useLatestResponse(key, async ({ signal }) => ({
    key,
    reports: await requestReports({ load, conditions, lists, signal }),
  }));
  return data?.key === key ? data.reports : NO_REPORTS;
}

interface ReportRequest<Row> {
  load: LoadList<Row>;
  conditions: readonly ListCondition[];
  lists: readonly ListCondition[];
  signal: AbortSignal;
}

async function requestReports<Row>({
  load,
  conditions,
  lists,
  signal,
}: ReportRequest<Row>): Promise<PasteReport[]> {
  const valuesByList = new Map(lists.map((condition) => [condition, new Set<string>()]));
  const isIncomplete = () =>
    lists.some(
      (condition) =>
        valuesByList.get(condition)!.size < (condition.value as readonly string[]).length,
    );
  let remaining = Infinity;
  for (let page = 1; page <= PAGE_LIMIT && remaining > 0 && isIncomplete(); page += 1) {
    const { content, total } = await load(
      { conditions, sort: [], page, pageSize: PAGE_SIZE },
      { signal },
    );
    for (const [{ field }, values] of valuesByList)
      for (const row of content) values.add(String((row as Record<string, unknown>)[field]));
    remaining = total - page * PAGE_SIZE;
  }
  if (remaining > 0 && isIncomplete()) return [];
  return lists.map((condition) => ({
    condition,
    ...compareFound(condition.value as readonly string[], valuesByList.get(condition)!),
  }));
}
