import { use, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { monthIn, monthOfKey, withinYears, yearOf, type YearBounds } from './model/months';
import { PanelTakesFocus } from './usePickerPanel';

export interface MonthGridOptions {
  /** The month that takes focus first. */
  initialMonth: string;
  bounds: YearBounds;
  onHighlight(month: string): void;
}

/** State of a grid of months. */
export interface MonthGridState {
  gridRef: RefObject<HTMLTableElement | null>;
  /** The month that the Tab key reaches, whose year is shown. */
  current: string;
  /** Shows another year without moving focus. */
  setYear(year: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Returns the year on display and the keys of a grid of months. */
export function useMonthGrid({
  initialMonth,
  bounds,
  onHighlight,
}: MonthGridOptions): MonthGridState {
  const takesFocus = use(PanelTakesFocus);
  const gridRef = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(() => withinYears(initialMonth, bounds));
  const focusCurrent = () =>
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });

  useEffect(() => {
    if (takesFocus) focusCurrent();
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const month = monthOfKey(current, event.key, isRtl);
    if (month === undefined) return;
    event.preventDefault();
    const year = yearOf(month);
    if (year < bounds.first || year > bounds.last) return;
    flushSync(() => setCurrent(month));
    focusCurrent();
    onHighlight(month);
  };

  return {
    gridRef,
    current,
    setYear: (year) => setCurrent(monthIn(year, Number(current.slice(5)))),
    onKeyDown,
  };
}
