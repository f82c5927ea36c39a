import type { Versioned } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useRecordNav, type StoredQuery } from '@mingjian/widgets/ListGrid';
import { messages } from '../../shell';
import type { ResourceList } from './listOf';
import { listRequestOf } from './model/listRequest';
import { recentPage } from './recentPages';
import { resourceListTexts } from './resourceList.texts';
import { RowForm, type RowFormProps } from './RowForm';

export interface RowEditorProps<Row extends Versioned> extends Omit<
  RowFormProps<Row>,
  'list' | 'onSavedAndNext'
> {
  list: ResourceList<Row>;
  row: Row;
  /** The query of the list that the form was opened from. */
  query: StoredQuery;
  /** Rows per page where the query names none. */
  pageSize: number;
  /** Called with a saved row, the one to open next and its page. */
  onSavedAndNext(saved: Row, next: { row: Row; page: number }): void;
}

/**
 * The form of a row of a list. One button saves the row and opens the next one in the order that
 * the list had when the form was opened, page by page.
 */
export function RowEditor<Row extends Versioned>({
  row,
  query: storedQuery,
  pageSize,
  onSavedAndNext,
  ...form
}: RowEditorProps<Row>) {
  const t = useTexts(resourceListTexts);
  const http = useHttp();
  const { pageCode, calls } = form.list;
  const query = { ...storedQuery, pageSize: storedQuery.pageSize ?? pageSize };
  const nav = useRecordNav<Row>({
    load: async (pageQuery, { signal }) => {
      const request = listRequestOf(pageQuery, pageCode);
      const recent =
        pageQuery.page === storedQuery.page ? recentPage<Row>(http, request) : undefined;
      return recent ?? http.send(calls.getList, request, { signal });
    },
    query,
    rowKey: idOf,
    current: row.id,
  });
  const next = nav?.next ?? null;
  const isLast = nav !== null && next === null && nav.remaining === 0;

  const handleSaved = (saved: Row) => {
    if (nav !== null && next !== null) {
      const page = Math.ceil((nav.position + 1) / query.pageSize);
      return onSavedAndNext(saved, { row: next, page });
    }
    messages.show({ text: t.lastSaved });
    form.onSaved(saved);
  };
  return (
    <RowForm
      {...form}
      key={row.id}
      onSavedAndNext={next !== null || isLast ? handleSaved : undefined}
    />
  );
}

const idOf = ({ id }: { id: string }) => id;
