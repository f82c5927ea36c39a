import type { CSSProperties } from 'react';
import { displayColumns } from '../internal/list/displayColumns';
import type { ColumnLayout, GridColumn } from '../internal/list/column';
import * as S from './ListSkeleton.styles';

export interface ListSkeletonProps<Row> {
  label: string;
  rowCount: number;
  columns: readonly GridColumn<Row>[];
  layout: ColumnLayout;
  isCards: boolean;
}

const CONTROLS = { check: true, index: false, actions: false };
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The rhythm of a list before its rows: a head, and lines as high and as wide as the rows. */
export function ListSkeleton<Row>({
  label,
  rowCount,
  columns,
  layout,
  isCards,
}: ListSkeletonProps<Row>) {
  if (isCards) return <CardSkeletons label={label} count={rowCount} />;
  const { widths } = displayColumns(columns, layout.columns, CONTROLS);
  const style = {
    '--mj-list-columns': widths.map((width) => `${width}fr`).join(' '),
  } as CSSProperties;
  return (
    <S.Lines
      role="group"
      aria-label={label}
      aria-busy
      data-mj-density={layout.density ?? undefined}
      style={style}
    >
      {indexes(rowCount + 1).map((line) => (
        <div key={line} data-line={line === 0 ? 'head' : 'row'} aria-hidden>
          {widths.map((_, column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </S.Lines>
  );
}

export interface CardSkeletonsProps {
  label?: string | undefined;
  count: number;
}

/** Cards without content. */
export function CardSkeletons({ label, count }: CardSkeletonsProps) {
  return (
    <S.Cards role="group" aria-label={label} aria-busy>
      {indexes(count).map((card) => (
        <div key={card} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      ))}
    </S.Cards>
  );
}

/** The bar of pages before their number is known. */
export function PagerSkeleton() {
  return (
    <S.Pager aria-hidden>
      <span />
      <span />
    </S.Pager>
  );
}
