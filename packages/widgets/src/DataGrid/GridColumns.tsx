import type { CSSProperties } from 'react';
import {
  growthShares,
  pinWidths,
  spareColumn,
  type DisplayColumn,
} from '../internal/list/displayColumns';

export interface GridColumnsProps<Row> {
  columns: readonly DisplayColumn<Row>[];
  /** In pixels, by column index. */
  widths: readonly number[];
  /** Whether a column takes its share of the remaining width, by column index. */
  grows: readonly boolean[];
}

/**
 * The `<colgroup>`. Columns share the remaining width by their own; the stretched column has no
 * width, so that rounding leaves no gap. Where columns do not fit, one takes what is left before
 * the first that would be cut.
 */
export function GridColumns<Row>({ columns, widths, grows }: GridColumnsProps<Row>) {
  const shares = growthShares(widths, grows);
  const spare = spareColumn(columns, grows);
  return (
    <colgroup>
      {columns.map(({ id, isStretched, pin }, index) => (
        <col
          key={id}
          data-pin={isStretched ? undefined : (pin ?? undefined)}
          style={
            isStretched ? undefined : columnStyle(widths[index]!, shares[index]!, index === spare)
          }
        />
      ))}
    </colgroup>
  );
}

function columnStyle(width: number, share: number, isSpare: boolean) {
  const spare = isSpare ? ' + var(--mj-grid-spare)' : '';
  const size =
    share > 0 ? `calc(${width}px + var(--mj-grid-rest) * ${share}${spare})` : `${width}px`;
  return { '--mj-grid-col': size } as CSSProperties;
}

/** Returns the CSS variables of the root that depend on widths. Resizing renders no cell. */
export function widthVariables<Row>(
  columns: readonly DisplayColumn<Row>[],
  widths: readonly number[],
  grows: readonly boolean[],
): CSSProperties {
  const { offsets, start, end, tight, total } = pinWidths(columns, widths);
  const whole = wholeWidth(columns, widths, grows, start, end);
  const pins = columns.flatMap(({ pin }, index) =>
    pin === null ? [] : [[`--mj-grid-pin-${index}`, `${offsets[index]}px`]],
  );
  return {
    ...Object.fromEntries(pins),
    '--mj-grid-start': `${start}px`,
    '--mj-grid-end': `${end}px`,
    '--mj-grid-tight': `${tight}px`,
    '--mj-grid-width': `${total}px`,
    ...(whole !== null && { '--mj-grid-whole': whole }),
  };
}

/** Beyond any width, so that a product with it decides a `min()`. */
const MUCH = 9999;

/**
 * Returns the width of the columns before the first that the end of the grid would cut, as CSS for
 * the width of the grid; `null` when no column can take the rest.
 */
function wholeWidth<Row>(
  columns: readonly DisplayColumn<Row>[],
  widths: readonly number[],
  grows: readonly boolean[],
  start: number,
  end: number,
): string | null {
  const spare = spareColumn(columns, grows);
  if (spare === -1) return null;
  let reach = start;
  const reaches = columns.flatMap(({ pin }, index) => {
    if (pin !== null) return [];
    reach += widths[index]!;
    return index < spare ? [] : [reach];
  });
  const fitting = reaches.map(
    (width) => `min(${width}px, (100cqi - ${end + width}px + 1px) * ${MUCH})`,
  );
  return `max(0px, ${fitting.join(', ')})`;
}
