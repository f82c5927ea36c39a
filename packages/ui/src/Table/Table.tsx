import type { ComponentPropsWithRef } from 'react';
import * as S from './Table.styles';

export type TableDensity = 'compact' | 'standard' | 'roomy';

export interface TableProps extends ComponentPropsWithRef<'table'> {
  /**
   * Rows of 32, 40 or 48 px.
   * @default 'standard'
   */
  density?: TableDensity | undefined;
  /**
   * Whether the first cell of each row stays visible below 600 px. To pin another column, set
   * `data-pin` on its cells.
   */
  'data-pin'?: boolean | undefined;
}

/**
 * A styled native `<table>` for plain `<thead>`, `<tr>` and `<td>`. `data-align="end"` is for
 * numbers, `data-wrap` for texts of several lines, `aria-sort` on a `<th>` with a button for
 * sortable columns. Put it in a `TableFrame`.
 *
 * Rows: `aria-selected` or `data-selected`; `aria-disabled` or `data-disabled` for one that cannot
 * be selected, with the reason in `data-reason`, which is shown while the row is hovered, and as
 * the `description` of its box or in a cell for everybody else; `data-tone` (`success`, `warning`,
 * `danger`) for a bar at its start, which only repeats the text of a cell.
 */
export function Table({ density = 'standard', 'data-pin': pin, ...rest }: TableProps) {
  return <S.Root {...rest} data-density={density} data-pin={pin || undefined} />;
}
