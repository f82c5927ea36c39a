import type { CSSProperties } from 'react';
import { pinWidths, type DisplayColumn } from './model/displayColumns';

export interface GridColumnsProps<Row> {
  columns: readonly DisplayColumn<Row>[];
  /** In pixels, by column index. */
  widths: readonly number[];
}

/** The `<colgroup>`. The stretched column has no width: it takes the remaining one. */
export function GridColumns<Row>({ columns, widths }: GridColumnsProps<Row>) {
  return (
    <colgroup>
      {columns.map(({ id, isStretched, pin }, index) => (
        <col
          key={id}
          data-pin={isStretched ? undefined : (pin ?? undefined)}
          style={
            isStretched ? undefined : ({ '--mj-grid-col': `${widths[index]}px` } as CSSProperties)
          }
        />
      ))}
    </colgroup>
  );
}

/** Returns the CSS variables of the root that depend on widths. Resizing renders no cell. */
export function widthVariables<Row>(
  columns: readonly DisplayColumn<Row>[],
  widths: readonly number[],
): CSSProperties {
  const { offsets, start, end, tight, total } = pinWidths(columns, widths);
  const pins = columns.flatMap(({ pin }, index) =>
    pin === null ? [] : [[`--mj-grid-pin-${index}`, `${offsets[index]}px`]],
  );
  return {
    ...Object.fromEntries(pins),
    '--mj-grid-start': `${start}px`,
    '--mj-grid-end': `${end}px`,
    '--mj-grid-tight': `${tight}px`,
    '--mj-grid-width': `${total}px`,
  };
}
