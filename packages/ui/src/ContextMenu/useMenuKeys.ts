import { useRef, useState, type KeyboardEvent } from 'react';
import { stepFrom, typeAhead, type Stop } from './model/menuMoves';

/** How long a pause starts type-ahead afresh, in milliseconds. */
const PAUSE = 500;

export interface MenuKeysOptions {
  stops: readonly Stop[];
  onChoose: (at: number) => void;
  onClose: () => void;
}

export interface MenuKeysState {
  /** Place of the item that Enter would choose; -1 for none. */
  active: number;
  setActive(at: number): void;
  handleKeyDown(event: KeyboardEvent): void;
}

/** The keyboard of a menu: arrows, Home, End, type-ahead, Enter, Space, Escape, Tab. */
export function useMenuKeys({ stops, onChoose, onClose }: MenuKeysOptions): MenuKeysState {
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: '', at: 0 });

  const search = (letter: string, now: number) => {
    const fresh = now - typed.current.at > PAUSE;
    typed.current = { text: fresh ? letter : typed.current.text + letter, at: now };
    setActive(typeAhead(stops, active, typed.current.text));
  };

  const moves: Record<string, () => void> = {
    ArrowDown: () => setActive(stepFrom(stops, active, 1)),
    ArrowUp: () => setActive(stepFrom(stops, active === -1 ? 0 : active, -1)),
    Home: () => setActive(stepFrom(stops, -1, 1)),
    End: () => setActive(stepFrom(stops, 0, -1)),
    Enter: () => onChoose(active),
    ' ': () => onChoose(active),
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
