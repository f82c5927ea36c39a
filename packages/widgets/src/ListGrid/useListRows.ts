import { useEffect, useEffectEvent, useState } from 'react';
import type { ListPage, ListQuery, LoadList } from '../internal/list/query';

/** The rows of a list, as a screen shows them. */
export interface ListRows<Row> {
  /**
   * The newest answer; while a newer one is on its way, the one before. `null` until there is one,
   * and beside its error.
   */
  answer: ListPage<Row> | null;
  /** The query that `answer` answers. */
  answered: ListQuery | null;
  /** Whether an answer is on its way. */
  isLoading: boolean;
  /** Why the newest question got no answer. */
  error: Error | null;
  /** Asks again. */
  reload(): void;
  /** Changes the rows in sight, until they are asked for again. */
  patchRows(change: (row: Row) => Row): void;
}

interface Heard<Row> {
  mark: string;
  answer: ListPage<Row> | null;
  answered: ListQuery | null;
  error: Error | null;
}

const NOTHING: Heard<never> = { mark: '', answer: null, answered: null, error: null };

/**
 * Asks `load` for the rows of `query`. The newest question wins: an older one is aborted, and what
 * it still answers is dropped. A page that was hidden and returns asks again only if it left before
 * its answer. `revision` asks again when it changes.
 */
export function useListRows<Row>(
  load: LoadList<Row>,
  query: ListQuery,
  revision: unknown = 0,
): ListRows<Row> {
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState<Heard<Row>>(NOTHING);
  const mark = JSON.stringify([attempt, revision, query]);
  const isHeard = heard.mark === mark;
  const ask = useEffectEvent((signal: AbortSignal) => load(query, { signal }));
  const keep = useEffectEvent((next: Pick<Heard<Row>, 'answer' | 'error'>) =>
    setHeard({ ...next, mark, answered: query }),
  );

  useEffect(() => {
    if (isHeard) return undefined;
    const stop = new AbortController();
    ask(stop.signal).then(
      (answer) => {
        if (!stop.signal.aborted) keep({ answer, error: null });
      },
      (error: unknown) => {
        if (!stop.signal.aborted)
          keep({ answer: null, error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => stop.abort();
  }, [isHeard, mark]);

  return {
    answer: heard.answer,
    answered: heard.answered,
    isLoading: !isHeard,
    error: isHeard ? heard.error : null,
    reload: () => setAttempt((count) => count + 1),
    patchRows: (change) =>
      setHeard((last) =>
        last.answer
          ? { ...last, answer: { ...last.answer, content: last.answer.content.map(change) } }
          : last,
      ),
  };
}
