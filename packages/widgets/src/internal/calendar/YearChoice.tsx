import { Icon, mirrored, useTexts, VisuallyHidden } from '@mingjian/ui';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Choice, Turn } from './calendar.styles';
import { calendarTexts } from './calendar.texts';
import { utcDate } from './model/calendarMonths';
import type { YearBounds } from './model/months';
import { monthTexts } from './month.texts';
import { Caption } from './monthPanel.styles';
import type { DateFormats } from './useDateFormats';

const Previous = mirrored(ChevronLeft);
const Next = mirrored(ChevronRight);

export interface YearChoiceProps extends YearBounds {
  year: number;
  formats: DateFormats;
  onChange(year: number): void;
}

/** The year with its step buttons and the list of years. Another year is announced. */
export function YearChoice({ year, formats, first, last, onChange }: YearChoiceProps) {
  const t = useTexts(monthTexts);
  const calendar = useTexts(calendarTexts);
  const format = (one: number) => formats.year(utcDate(`${one}-01-01`));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const step = (by: number) => year + by >= first && year + by <= last && onChange(year + by);

  return (
    <Caption>
      <Turn
        type="button"
        aria-label={t.previousYear}
        aria-disabled={year <= first || undefined}
        onClick={() => step(-1)}
      >
        <Icon icon={Previous} />
      </Turn>
      <Choice>
        <select
          aria-label={calendar.year}
          value={year}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {format(one)}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} />
      </Choice>
      <Turn
        type="button"
        aria-label={t.nextYear}
        aria-disabled={year >= last || undefined}
        onClick={() => step(1)}
      >
        <Icon icon={Next} />
      </Turn>
      <VisuallyHidden role="status">{format(year)}</VisuallyHidden>
    </Caption>
  );
}
