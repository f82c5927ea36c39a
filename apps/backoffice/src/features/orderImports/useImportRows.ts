import { useCallback, useEffect, useState } from 'react';
import {
  orderImports,
  toApiError,
  type ApiError,
  type ImportRow,
  type ImportRows,
  type ImportRowState,
} from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';

/** Rows of a page. */
export const PAGE_ROWS = 50;

/** A page of rows to show. */
export interface RowsQuestion {
  id: string;
  state: ImportRowState | undefined;
  page: number;
  /** Asks again when it changes. */
  moment: string;
}

interface Answer {
  question: RowsQuestion;
  rows?: ImportRows;
  error?: ApiError;
}

/**
 * The rows of a page. A row that is mended stays where it is, whatever its state becomes, until
 * another page is asked for: nobody loses the row that they are working on.
 */
export function useImportRows(question: RowsQuestion) {
  const http = useHttp();
  const { id, state, page, moment } = question;
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    const asked = { id, state, page, moment };
    http
      .send(
        orderImports.getRows,
        { id, ...(state && { state }), pageNum: page, pageSize: PAGE_ROWS },
        { signal: asking.signal },
      )
      .then(
        (rows) => setAnswer({ question: asked, rows }),
        (error: unknown) =>
          !asking.signal.aborted && setAnswer({ question: asked, error: toApiError(error) }),
      );
    return () => asking.abort();
  }, [http, id, state, page, moment, tries]);

  const shown = answer?.rows?.content;
  const reload = useCallback(async () => {
    if (!shown || shown.length === 0) return;
    const rows = shown.map(({ row }) => row);
    const fresh = await http
      .send(orderImports.getRows, { id, rows, pageNum: 1, pageSize: rows.length })
      .catch(() => undefined);
    const byRow = new Map<number, ImportRow>(fresh?.content.map((one) => [one.row, one]));
    setAnswer(
      (now) =>
        now?.rows && {
          ...now,
          rows: { ...now.rows, content: now.rows.content.map((one) => byRow.get(one.row) ?? one) },
        },
    );
  }, [http, id, shown]);

  return {
    rows: answer?.rows,
    error: answer?.error,
    /** Asks for the judgements of the shown rows. */
    reload,
    retry: () => setTries((count) => count + 1),
  };
}
