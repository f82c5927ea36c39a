import { utcDate } from './model/calendarMonths';
import { monthIn, ROW, yearBounds, yearOf, type MonthSpan } from './model/months';
import { MonthCell } from './MonthCell';
import * as S from './monthPanel.styles';
import { useDateFormats } from './useDateFormats';
import { useMonthGrid } from './useMonthGrid';
import { YearChoice } from './YearChoice';

export interface MonthPanelProps {
  /** Whether a month or a range of months is selected. @default 'single' */
  mode?: 'single' | 'range' | undefined;
  /** The selected months; both ends are equal for one month. */
  selected: MonthSpan | null;
  /** Months that the next click would select. */
  preview?: MonthSpan | null | undefined;
  /** A month of the first year on display. */
  initialMonth: string;
  /** The current month. */
  thisMonth: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Returns the reason why a month is disabled, if it is. */
  reasonOf(month: string): string | undefined;
  /** Called with an enabled month. */
  onSelect(month: string): void;
  /** Called with the hovered or focused month. */
  onHighlight(month: string): void;
}

const ROWS = Array.from({ length: 12 / ROW }, (_, row) =>
  Array.from({ length: ROW }, (_month, column) => row * ROW + column + 1),
);

/**
 * The twelve months of a year with the keys of a date grid. A disabled month takes focus and shows
 * its reason.
 */
export function MonthPanel({
  mode = 'single',
  selected,
  preview = null,
  initialMonth,
  thisMonth,
  min,
  max,
  reasonOf,
  onSelect,
  onHighlight,
}: MonthPanelProps) {
  const formats = useDateFormats();
  const bounds = yearBounds(thisMonth, selected, min, max);
  const grid = useMonthGrid({ initialMonth, bounds, onHighlight });
  const year = yearOf(grid.current);

  return (
    <S.Months>
      <YearChoice
        year={year}
        formats={formats}
        first={bounds.first}
        last={bounds.last}
        onChange={grid.setYear}
      />
      <S.Grid
        ref={grid.gridRef}
        role="grid"
        aria-label={formats.year(utcDate(`${year}-01-01`))}
        onKeyDown={grid.onKeyDown}
      >
        <tbody data-mode={mode}>
          {ROWS.map((row) => (
            <tr key={row[0]}>
              {row.map((number) => {
                const month = monthIn(year, number);
                return (
                  <MonthCell
                    key={month}
                    month={month}
                    formats={formats}
                    selected={selected}
                    preview={preview}
                    isThisMonth={month === thisMonth}
                    isCurrent={month === grid.current}
                    reason={reasonOf(month)}
                    onSelect={onSelect}
                    onHighlight={onHighlight}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </S.Grid>
    </S.Months>
  );
}
