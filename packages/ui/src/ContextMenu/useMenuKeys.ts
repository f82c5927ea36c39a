import { useRef, useState, type KeyboardEvent } from 'react';
import { stepFrom, typeAhead, type Stop } from './model/menuMoves';

/** Milliseconds without typing after which type-ahead starts anew. */
const TYPE_AHEAD_TIMEOUT = 500;

export interface MenuKeysOptions {
  stops: readonly Stop[];
  onSelect: (index: number) => void;
  onClose: () => void;
}

export interface MenuKeysState {
  /** Index of the item that Enter selects; -1 for none. */
  active: number;
  setActive(index: number): void;
  handleKeyDown(event: KeyboardEvent): void;
}

/** The keyboard of a menu: arrows, Home, End, type-ahead, Enter, Space, Escape, Tab. */
export function useMenuKeys({ stops, onSelect, onClose }: MenuKeysOptions): MenuKeysState {
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: '', time: 0 });

  const search = (letter: string, now: number) => {
    const isNew = now - typed.current.time > TYPE_AHEAD_TIMEOUT;
    typed.current = { text: isNew ? letter : typed.current.text + letter, time: now };
    setActive(typeAhead(stops, active, typed.current.text));
  };

  const moves: Record<string, () => void> = {
    ArrowDown: () => setActive(stepFrom(stops, active, 1)),
    ArrowUp: () => setActive(stepFrom(stops, active === -1 ? 0 : active, -1)),
    Home: () => setActive(stepFrom(stops, -1, 1)),
    End: () => setActive(stepFrom(stops, 0, -1)),
    Enter: () => onSelect(active),
    ' ': () => onSelect(active),
    Escape: onClose,
    Tab: onClose,
  };

  return {
    active,
    setActive,
    handleKeyDown: (event) => {
      const move = moves[event.key];
      if (!move && (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey))
        return;
      event.preventDefault();
      event.stopPropagation();
      if (move) move();
      else search(event.key, event.timeStamp);
    },
  };
}
