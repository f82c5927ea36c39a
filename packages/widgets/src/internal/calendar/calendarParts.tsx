import { createContext, useContext, type ComponentProps } from 'react';
import { Icon, useTexts } from '@mingjian/ui';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  DayButton as PlainDayButton,
  type ChevronProps,
  type CustomComponents,
  type DayButtonProps,
  type DayProps,
  type DropdownProps,
} from 'react-day-picker';
import * as S from './calendar.styles';
import { calendarTexts } from './calendar.texts';
import { MarkedDays } from './dayKinds';
import { dateOfUtc } from './model/calendarMonths';

/** Context with the reason why a day is disabled. */
export const DayReasons = createContext<(date: string) => string | undefined>(() => undefined);

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown };

const Chevron = ({ orientation = 'down' }: ChevronProps) => <Icon icon={chevrons[orientation]} />;

const MonthButton = (props: ComponentProps<'button'>) => <S.Turn {...props} />;

/** A native `<select>`, which has type-ahead and is the system's picker on a phone. */
const Dropdown = ({ options, className: _class, ...rest }: DropdownProps) => (
  <S.Choice>
    <select {...rest}>
      {options?.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <Icon icon={ChevronDown} />
  </S.Choice>
);

const Day = ({ day: _day, modifiers, className: _class, ...rest }: DayProps) => (
  <td
    {...rest}
    data-rest={modifiers['rest'] || undefined}
    data-off={modifiers['off'] || undefined}
    data-preview={modifiers['preview'] || undefined}
    data-start={modifiers['range_start'] || undefined}
    data-end={modifiers['range_end'] || undefined}
  />
);

function DayButton(props: DayButtonProps) {
  const t = useTexts(calendarTexts);
  const date = dateOfUtc(props.day.date);
  const reason = useContext(DayReasons)(date);
  const kind = useContext(MarkedDays)?.kindOf(date);
  const mark = kind?.dayType === 3 ? t.dayOffMark : kind?.dayType === 4 ? t.makeUpMark : undefined;
  const off = kind?.dayType === 3 ? t.dayOff : kind?.dayType === 4 ? t.makeUpDay : undefined;
  const name = [props['aria-label'] ?? '', kind?.holidayName, off, reason]
    .filter((part) => typeof part === 'string')
    .reduce((one, part) => t.and(one, part));
  return (
    <PlainDayButton
      {...props}
      aria-disabled={reason !== undefined || props['aria-disabled']}
      aria-label={name}
      data-mark={mark}
      aria-current={props.modifiers['today'] ? 'date' : undefined}
    />
  );
}

/** The styled elements of a calendar. Their attributes carry the states that the styles read. */
export const calendarParts: Partial<CustomComponents> = {
  Chevron,
  PreviousMonthButton: MonthButton,
  NextMonthButton: MonthButton,
  Dropdown,
  Day,
  DayButton,
};
