import { useTexts } from '@mingjian/ui';
import { calendarTexts } from './calendar.texts';
import { utcDate } from './model/calendarMonths';
import type { MonthSpan } from './model/months';
import { monthTexts } from './month.texts';
import type { DateFormats } from './useDateFormats';

export interface MonthCellProps {
  month: string;
  formats: DateFormats;
  /** The selected months. */
  selected: MonthSpan | null;
  /** Months that the next click would select. */
  preview: MonthSpan | null;
  isThisMonth: boolean;
  /** Whether the Tab key reaches it. */
  isCurrent: boolean;
  /** The reason why it is disabled, if it is. */
  reason: string | undefined;
  onSelect(month: string): void;
  onHighlight(month: string): void;
}

/** A month as a button, with its states as attributes. */
export function MonthCell({
  month,
  formats,
  selected,
  preview,
  isThisMonth,
  isCurrent,
  reason,
  onSelect,
  onHighlight,
}: MonthCellProps) {
  const t = useTexts(monthTexts);
  const { and, selected: selectedText } = useTexts(calendarTexts);
  const day = utcDate(`${month}-01`);
  const isSelected = isWithin(month, selected);
  const parts = [
    isThisMonth && t.thisMonth,
    formats.yearMonth(day),
    isSelected && selectedText,
    reason,
  ].filter((part) => typeof part === 'string');

  return (
    <td
      aria-selected={isSelected || undefined}
      data-selected={isSelected || undefined}
      data-start={(isSelected && month === selected?.from) || undefined}
      data-end={(isSelected && month === selected?.to) || undefined}
      data-preview={isWithin(month, preview) || undefined}
      data-today={isThisMonth || undefined}
      data-off={reason !== undefined || undefined}
    >
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={parts.reduce((name, part) => and(name, part))}
        aria-current={isThisMonth ? 'date' : undefined}
        aria-disabled={reason !== undefined || undefined}
        onClick={() => reason === undefined && onSelect(month)}
        onMouseEnter={() => onHighlight(month)}
        onFocus={() => onHighlight(month)}
      >
        {formats.month(day)}
      </button>
    </td>
  );
}

const isWithin = (month: string, span: MonthSpan | null) =>
  span !== null && span.from <= month && month <= span.to;
