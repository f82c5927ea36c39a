import { useEffect, useEffectEvent, useState } from 'react';
import { compareFound } from './model/pasteList';
import type { ListCondition, ListQuery, LoadList } from '../internal/list/query';

/** Which values of a list condition have rows, and which have none. */
export interface PasteReport {
  condition: ListCondition;
  found: readonly string[];
  missing: readonly string[];
}

/** Rows a question: every value may have several. */
const PAGE = 1_000;

/**
 * More rows than this are not looked through: values without a row by then are not called missing.
 */
const MOST_PAGES = 10;

/**
 * Finds out which values of the query's text lists have rows under all its conditions. `textFields`
 * are the fields that take lists.
 */
export function usePasteReport<Row>(
  load: LoadList<Row>,
  query: ListQuery,
  textFields: readonly string[],
): readonly PasteReport[] {
  const lists = query.conditions.filter(
    ({ field, operator, value }) =>
      operator === 'IN' && Array.isArray(value) && textFields.includes(field),
  );
  const mark = lists.length === 0 ? '' : JSON.stringify(query.conditions);
  const [heard, setHeard] = useState<{ mark: string; reports: readonly PasteReport[] }>({
    mark: '',
    reports: [],
  });
  const lookThrough = useEffectEvent((signal: AbortSignal) =>
    reportOf(load, query.conditions, lists, signal),
  );

  useEffect(() => {
    if (mark === '') return undefined;
    const stop = new AbortController();
    lookThrough(stop.signal).then(
      (reports) => {
        if (!stop.signal.aborted) setHeard({ mark, reports });
      },
      // The list itself says why nothing came.
      () => {},
    );
    return () => stop.abort();
  }, [mark]);

  return heard.mark === mark && mark !== '' ? heard.reports : [];
}

async function reportOf<Row>(
  load: LoadList<Row>,
  conditions: readonly ListCondition[],
  lists: readonly ListCondition[],
  signal: AbortSignal,
): Promise<PasteReport[]> {
  const seen = new Map(lists.map((condition) => [condition, new Set<string>()]));
  const left = () =>
    lists.some(
      (condition) => seen.get(condition)!.size < (condition.value as readonly string[]).length,
    );
  let rest = Infinity;
  for (let page = 1; page <= MOST_PAGES && rest > 0 && left(); page += 1) {
    const { content, total } = await load(
      { conditions, sort: [], page, pageSize: PAGE },
      { signal },
    );
    for (const [{ field }, values] of seen)
      for (const row of content) values.add(String((row as Record<string, unknown>)[field]));
    rest = total - page * PAGE;
  }
  if (rest > 0 && left()) return [];
  return lists.map((condition) => ({
    condition,
    ...compareFound(condition.value as readonly string[], seen.get(condition)!),
  }));
}
