import { Button, EmptyState, ErrorState, IconButton, Pagination, ProgressLine, Skeleton, useTexts } from '@mingjian/ui';
import { ClipboardList, RotateCw, SearchX } from 'lucide-react';
import { countConditions, type OrderFilter } from './model/orderQuery';
import { OrderFilterBar } from './OrderFilterBar';
import * as S from './OrderListPage.styles';
import { orderListTexts } from './orderList.texts';
import { OrderTable } from './OrderTable';
import { useOrderList, type OrderListState } from './useOrderList';

/** The order list of staff and of client companies: the server decides which rows each may see. */
export function OrderListPage() {
  const t = useTexts(orderListTexts);
  const state = useOrderList();
  const { query, pageSize, list, search, reset, turnTo } = state;
  const { page, pageSize: _size, sort: _sort, ...filter } = query;

  return (
    <S.Root>
      <S.Head>
        <h1>{t.title}</h1>
        <IconButton label={t.refresh} icon={RotateCw} onClick={() => void list.reload()} />
      </S.Head>
      <OrderFilterBar key={JSON.stringify(filter)} filter={filter} searching={list.refreshing} onSearch={search} onReset={reset} />
      <S.List data-flush aria-label={t.title} aria-busy={list.loading || list.refreshing}>
        <ProgressLine active={list.refreshing} />
        <Rows state={state} filter={filter} />
        {list.total > 0 && (
          <footer>
            <Pagination page={page} pageSize={pageSize} total={list.total} onChange={turnTo} />
          </footer>
        )}
      </S.List>
    </S.Root>
  );
}

/** The rows, or why there are none. */
function Rows({ state: { list, query, sortBy, reset }, filter }: { state: OrderListState; filter: OrderFilter }) {
  const t = useTexts(orderListTexts);
  const conditions = countConditions(filter, Object.keys(filter) as (keyof OrderFilter)[]);

  if (list.error && list.rows.length === 0) {
    return (
      <S.State>
        <ErrorState title={t.failed} description={list.error.message} onRetry={() => void list.reload()} retrying={list.refreshing} />
      </S.State>
    );
  }
  if (list.loading) {
    return (
      <S.State data-wide>
        <Skeleton lines={10} />
      </S.State>
    );
  }
  if (list.rows.length > 0) return <OrderTable rows={list.rows} sort={query.sort} onSort={sortBy} />;
  return (
    <S.State>
      {conditions > 0 ? (
        <EmptyState
          icon={SearchX}
          title={t.noMatchTitle}
          description={t.noMatch(conditions)}
          action={<Button onClick={reset}>{t.clear}</Button>}
        />
      ) : (
        <EmptyState icon={ClipboardList} title={t.emptyTitle} description={t.empty} />
      )}
    </S.State>
  );
}
