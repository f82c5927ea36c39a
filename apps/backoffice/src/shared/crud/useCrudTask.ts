import { useState } from 'react';
import type { Http } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { FormValues } from './formField';

/** A row that is being made (`null`) or changed, and what has been typed so far. */
export interface CrudTask<Row> {
  row: Row | null;
  values?: FormValues;
}

/**
 * What is being filled in, by page. It lasts as long as the session's client, in memory alone: it
 * may be about people.
 */
const tasks = new WeakMap<Http, Map<string, CrudTask<unknown>>>();

/**
 * The form that is open on a page. It is there again, with what was typed, when its tab was closed
 * or slept and is opened again.
 */
export function useCrudTask<Row>(
  pageCode: string,
): [CrudTask<Row> | null, (task: CrudTask<Row> | null) => void] {
  const http = useHttp();
  const [task, setTask] = useState(
    () => (tasks.get(http)?.get(pageCode) as CrudTask<Row> | undefined) ?? null,
  );
  return [
    task,
    (next) => {
      const kept = tasks.get(http) ?? new Map<string, CrudTask<unknown>>();
      tasks.set(http, kept);
      if (next) kept.set(pageCode, next);
      else kept.delete(pageCode);
      setTask(next);
    },
  ];
}
