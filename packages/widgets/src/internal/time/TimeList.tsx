import { useId } from 'react';
import { useTexts } from '@mingjian/ui';
import { calendarTexts } from '../calendar/calendar.texts';
import { timeTexts } from './time.texts';
import * as S from './timeList.styles';
import { useTimeList } from './useTimeList';

export interface TimeListProps {
  /** The selectable times in order, as `HH:mm` or `HH:mm:ss`. */
  times: readonly string[];
  selected: string | null;
  /** The time near which the list opens. */
  initial: string;
  /** Whether the list takes focus when it appears. @default false */
  takesFocus?: boolean | undefined;
  /** Returns the reason why a time is disabled, if it is. */
  reasonOf(time: string): string | undefined;
  /** Called with an enabled time. */
  onSelect(time: string): void;
  /** Called with the hovered or active time. */
  onHighlight(time: string): void;
}

/** A listbox of times, those of the morning above those of the afternoon. */
export function TimeList({
  times,
  selected,
  initial,
  takesFocus = false,
  reasonOf,
  onSelect,
  onHighlight,
}: TimeListProps) {
  const t = useTexts(timeTexts);
  const { and } = useTexts(calendarTexts);
  const id = useId();
  const select = (time: string) => reasonOf(time) === undefined && onSelect(time);
  const list = useTimeList({ times, initial, takesFocus, onSelect: select, onHighlight });
  const optionId = (index: number) => `${id}-${index}`;
  const noon = times.findIndex((time) => time >= '12');
  const morning = noon < 0 ? times : times.slice(0, noon);
  const afternoon = noon < 0 ? [] : times.slice(noon);

  const group = (name: string, part: readonly string[], first: number) =>
    part.length > 0 && (
      <div role="group" aria-labelledby={`${id}-${first}-heading`}>
        <div role="presentation" id={`${id}-${first}-heading`}>
          {name}
        </div>
        {part.map((time, index) => {
          const reason = reasonOf(time);
          const isActive = first + index === list.active;
          return (
            // The list has the focus and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={time}
              id={optionId(first + index)}
              role="option"
              aria-selected={time === selected}
              aria-disabled={reason !== undefined || undefined}
              aria-label={reason === undefined ? undefined : and(time, reason)}
              data-active={isActive || undefined}
              onClick={() => select(time)}
              onMouseEnter={() => list.highlight(first + index)}
            >
              {time}
            </div>
          );
        })}
      </div>
    );

  if (times.length === 0) return <S.None>{t.noTimes}</S.None>;
  return (
    <S.List
      ref={list.listRef}
      role="listbox"
      aria-label={t.times}
      aria-activedescendant={optionId(list.active)}
      tabIndex={0}
      onKeyDown={list.onKeyDown}
    >
      {group(t.morning, morning, 0)}
      {group(t.afternoon, afternoon, morning.length)}
    </S.List>
  );
}
