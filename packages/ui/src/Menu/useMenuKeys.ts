import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import { stepFrom, typeAhead, type Stop } from './model/menuMoves';

/** Milliseconds without typing after which type-ahead starts anew. */
const TYPE_AHEAD_TIMEOUT = 500;

export interface MenuKeysOptions {
  stops: readonly Stop[];
  /** The initially active item. @default none */
  initialItem?: 'first' | 'last' | undefined;
  onSelect: (index: number) => void;
  onClose: () => void;
  /** Called with the item that a key has made active. */
  onMove: (index: number) => void;
}

export interface MenuKeysState {
  /** Index of the item that Enter selects; -1 for none. */
  active: number;
  setActive(index: number): void;
  handleKeyDown(event: KeyboardEvent): void;
}

/** The keyboard of a menu: arrows, Home, End, type-ahead, Enter, Space, Escape, Tab. */
export function useMenuKeys(options: MenuKeysOptions): MenuKeysState {
  const { stops, initialItem, onSelect, onClose, onMove } = options;
  const [active, setActive] = useState(() => initialIndex(stops, initialItem));
  const typed = useRef({ text: '', time: 0 });

  const move = (index: number) => {
    setActive(index);
    onMove(index);
  };
  const search = (letter: string, isNew: boolean, now: number) => {
    const text = isNew ? letter : typed.current.text + letter;
    typed.current = { text, time: now };
    move(typeAhead(stops, active, text));
  };

  const actions: Record<string, () => void> = {
    ArrowDown: () => move(stepFrom(stops, active, 1)),
    ArrowUp: () => move(stepFrom(stops, active === -1 ? 0 : active, -1)),
    Home: () => move(initialIndex(stops, 'first')),
    PageUp: () => move(initialIndex(stops, 'first')),
    End: () => move(initialIndex(stops, 'last')),
    PageDown: () => move(initialIndex(stops, 'last')),
    Enter: () => onSelect(active),
    ' ': () => onSelect(active),
    Escape: onClose,
  };

  return {
    active,
    setActive,
    handleKeyDown: (event) => {
      if (isComposed(event.nativeEvent)) return;
      if (event.key === 'Tab') {
        // Focus returns first, so that the browser moves it on from there.
        event.stopPropagation();
        onClose();
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const { text, time } = typed.current;
      const isNew = text === '' || event.timeStamp - time > TYPE_AHEAD_TIMEOUT;
      const isTyped = isPlain && event.key.length === 1 && (event.key !== ' ' || !isNew);
      const action = actions[event.key];
      if (!isTyped && !action) return;
      event.preventDefault();
      event.stopPropagation();
      if (isTyped) search(event.key, isNew, event.timeStamp);
      else action?.();
    },
  };
}

function initialIndex(stops: readonly Stop[], item: 'first' | 'last' | undefined): number {
  if (item === undefined) return -1;
  return item === 'first' ? stepFrom(stops, -1, 1) : stepFrom(stops, 0, -1);
}
