import { useMemo, useState } from 'react';
import { createAnnouncements, LiveRegion, useTexts, type Messages } from '@mingjian/ui';
import { gridTexts, type SelectionStore } from '../../DataGrid';
import { imageSource } from '../../internal/list/imageSource';
import { useSwitches } from '../../internal/list/useSwitches';
import type { ColumnSetting, GridColumn } from '../../internal/list/column';
import type { RowAction, RowKey } from '../../internal/list/row';
import { cardParts } from '../model/cardParts';
import { RowCard } from './RowCard';
import * as S from './ListCards.styles';

export interface ListCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  columns: readonly GridColumn<Row>[];
  layout: readonly ColumnSetting[];
  selection: SelectionStore | undefined;
  rowActions: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  onSwitch: ((row: Row, field: string, value: 0 | 1) => Promise<void>) | undefined;
  /** Fields whose switches are enabled. `undefined` for all. */
  switchable: readonly string[] | undefined;
  imageBase: string | undefined;
  host: string | undefined;
  highlighted: RowKey | null;
  loading: boolean;
  messages: Messages;
}

/** The rows of a list as cards, for screens without room for columns. Renders a `<ul>`. */
export function ListCards<Row>({
  label,
  rows,
  rowKey,
  columns,
  layout,
  selection,
  rowActions,
  onSwitch,
  switchable,
  imageBase,
  host,
  highlighted,
  loading,
  messages,
}: ListCardsProps<Row>) {
  const texts = useTexts(gridTexts);
  const [announcements] = useState(createAnnouncements);
  const parts = useMemo(() => cardParts(columns, layout), [columns, layout]);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { announce } = announcements;
  const { switched, press } = useSwitches({ onSwitch, rows, keys, texts, messages, announce });
  const isSwitchable = (field: string) =>
    onSwitch !== undefined && (switchable?.includes(field) ?? true);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it without bullets */}
      <S.Root role="list" aria-label={label} aria-busy={loading || undefined}>
        {rows.map((row, index) => (
          <RowCard
            key={keys[index]}
            row={row}
            rowKey={keys[index]!}
            parts={parts}
            selection={selection}
            actions={rowActions?.(row) ?? []}
            switched={switched.get(keys[index]!)}
            isSwitchable={isSwitchable}
            onSwitch={(pressed) => void press(pressed)}
            imageOf={(path) => imageSource(path, { base: imageBase, host })}
            isHighlighted={highlighted === keys[index]}
          />
        ))}
      </S.Root>
      <LiveRegion announcements={announcements} />
    </>
  );
}
