import type { CSSProperties } from 'react';
import { growthShares, pinWidths, type DisplayColumn } from '../internal/list/displayColumns';

export interface GridColumnsProps<Row> {
  columns: readonly DisplayColumn<Row>[];
  /** In pixels, by column index. */
  widths: readonly number[];
  /** Whether a column takes its share of the remaining width, by column index. */
  grows: readonly boolean[];
}

/**
 * The `<colgroup>`. Columns share the remaining width by their own; the stretched column has no
 * width, so that rounding leaves no gap.
 */
export function GridColumns<Row>({ columns, widths, grows }: GridColumnsProps<Row>) {
  const shares = growthShares(widths, grows);
  return (
    <colgroup>
      {columns.map(({ id, isStretched, pin }, index) => (
        <col
          key={id}
          data-pin={isStretched ? undefined : (pin ?? undefined)}
          style={isStretched ? undefined : columnStyle(widths[index]!, shares[index]!)}
        />
      ))}
    </colgroup>
  );
}

function columnStyle(width: number, share: number) {
  const size = share > 0 ? `calc(${width}px + var(--mj-grid-rest) * ${share})` : `${width}px`;
  return { '--mj-grid-col': size } as CSSProperties;
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
