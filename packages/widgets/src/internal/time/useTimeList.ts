import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { isComposed } from '@mingjian/ui';
import { keepCentered } from '../keepCentered';
import { indexNear, indexOfDigits } from './model/times';

/** Options passed over by Page Up and Page Down. */
const PAGE = 6;
/** Milliseconds after which a typed digit starts anew. */
const PAUSE = 800;

export interface TimeListStateOptions {
  times: readonly string[];
  /** The time near which the list opens. */
  initial: string;
  /** Whether the list takes focus when it appears. */
  takesFocus: boolean;
  onSelect(time: string): void;
  onHighlight(time: string): void;
}

/** State of a list of times. */
export interface TimeListState {
  listRef: RefObject<HTMLDivElement | null>;
  /** Index of the active option, -1 in an empty list. */
  active: number;
  /** Makes an option active without scrolling. */
  highlight(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Returns the keys, the type-ahead and the scroll position of a list of times. */
export function useTimeList({
  times,
  initial,
  takesFocus,
  onSelect,
  onHighlight,
}: TimeListStateOptions): TimeListState {
  const listRef = useRef<HTMLDivElement>(null);
  const typed = useRef({ digits: '', at: 0 });
  const [activeTime, setActiveTime] = useState(initial);
  const active = indexNear(times, activeTime);

  const highlight = (index: number) => {
    const time = times[index];
    if (time === undefined) return;
    setActiveTime(time);
    onHighlight(time);
  };
  const moveTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), times.length - 1);
    reveal(listRef.current, next, 'nearest');
    highlight(next);
  };
  const typeDigit = (digit: string, now: number) => {
    const isFresh = now - typed.current.at > PAUSE;
    const digits = isFresh ? digit : typed.current.digits + digit;
    typed.current = { digits, at: now };
    const index = indexOfDigits(times, digits);
    if (index >= 0) moveTo(index);
  };

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    // The calendar beside it changes its height when it has loaded, and the headings theirs with
    // their font.
    return keepCentered(list, headingsOf(list), () =>
      reveal(list, indexNear(times, initial), 'center'),
    );
    // Only when it appears: later the person scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Later than the ref of the panel, by which the field knows that focus stays within.
  useEffect(() => {
    if (takesFocus) listRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || isComposed(event.nativeEvent)) return;
    const targets: Record<string, number> = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - PAGE,
      PageDown: active + PAGE,
      Home: 0,
      End: times.length - 1,
    };
    const target = targets[event.key];
    const time = times[active];
    if (target !== undefined) moveTo(target);
    else if (/^\d$/.test(event.key)) typeDigit(event.key, event.timeStamp);
    else if ((event.key === 'Enter' || event.key === ' ') && time !== undefined) onSelect(time);
    else return;
    event.preventDefault();
  };

  return { listRef, active, highlight, onKeyDown };
}

const headingsOf = (list: HTMLElement) =>
  list.querySelectorAll<HTMLElement>('[role="presentation"]');

/** Scrolls the list alone, not the panel and the page around it. */
function reveal(list: HTMLElement | null, index: number, block: 'center' | 'nearest') {
  const option = list?.querySelectorAll<HTMLElement>('[role="option"]')[index];
  if (!list || !option) return;
  const { offsetTop: top, offsetHeight: height } = option;
  const heading = headingsOf(list)[0]?.offsetHeight ?? 0;
  const lowest = top - heading;
  const highest = top + height - list.clientHeight;
  const middle = top + height / 2 - (list.clientHeight + heading) / 2;
  if (block === 'center') list.scrollTop = Math.round(middle);
  else if (list.scrollTop > lowest) list.scrollTop = lowest;
  else if (list.scrollTop < highest) list.scrollTop = highest;
}
