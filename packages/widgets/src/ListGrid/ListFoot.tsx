import { useRef } from 'react';
import { Pagination, scrollToTop, useTexts } from '@mingjian/ui';
import { useClock } from '../internal/calendar/useClock';
import * as S from './ListGrid.styles';
import { listGridTexts } from './ListGrid.texts';
import { PagerSkeleton } from './ListSkeleton';
import type { ListGridState } from './useListGrid';

/** The pages of a list, once they can be counted. Another page is read from its top. */
export function ListFoot<Row>({ list }: { list: ListGridState<Row> }) {
  const { query, rows, setPage } = list;
  const t = useTexts(listGridTexts);
  const clock = useClock();
  const footRef = useRef<HTMLElement>(null);
  if (!rows.page) {
    if (rows.error) return null;
    return (
      <S.Foot>
        <PagerSkeleton />
      </S.Foot>
    );
  }
  if (rows.page.total === 0) return null;
  return (
    <S.Foot ref={footRef}>
      {rows.loadedAt !== null && (
        <S.Updated>{t.updated(clock.now(rows.loadedAt).slice(11, 16))}</S.Updated>
      )}
      <Pagination
        value={query}
        onValueChange={(next) => {
          setPage(next);
          for (const element of scrolledAround(footRef.current)) scrollToTop(element);
        }}
        total={rows.page.total}
        loading={rows.isFetching}
      />
    </S.Foot>
  );
}

/** Returns the rows' own scroller and those around the list, as far as they are scrolled. */
function scrolledAround(foot: HTMLElement | null): Element[] {
  const grid = foot?.parentElement?.querySelector('[role="grid"]');
  const scrolled: Element[] = [];
  for (let element = grid ?? foot; element; element = element.parentElement)
    if (element.scrollTop > 0) scrolled.push(element);
  return scrolled;
}
