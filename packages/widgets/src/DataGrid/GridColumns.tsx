import type { CSSProperties } from 'react';
import { pinRoom, type GridPlace } from './model/placeColumns';

export interface GridColumnsProps<Row> {
  places: readonly GridPlace<Row>[];
  /** In pixels, place by place. */
  widths: readonly number[];
}

/** The widths. The stretched column has none of its own: it takes what the others leave. */
export function GridColumns<Row>({ places, widths }: GridColumnsProps<Row>) {
  return (
    <colgroup>
      {places.map(({ id, isStretched, pin }, at) => (
        <col
          key={id}
          data-pin={isStretched ? undefined : (pin ?? undefined)}
          style={
            isStretched ? undefined : ({ '--mj-grid-col': `${widths[at]}px` } as CSSProperties)
          }
        />
      ))}
    </colgroup>
  );
}

/** Returns all that depends on widths, as variables of the root: pulling a column draws no cell. */
export function sizeVariables<Row>(
  places: readonly GridPlace<Row>[],
  widths: readonly number[],
): CSSProperties {
  const { offsets, ...room } = pinRoom(places, widths);
  const pins = places.flatMap(({ pin }, at) =>
    pin === null ? [] : [[`--mj-grid-pin-${at}`, `${offsets[at]}px`]],
  );
  return {
    ...Object.fromEntries(pins),
    '--mj-grid-start': `${room.start}px`,
    '--mj-grid-end': `${room.end}px`,
    '--mj-grid-tight': `${room.tight}px`,
    '--mj-grid-width': `${room.total}px`,
  };
}
