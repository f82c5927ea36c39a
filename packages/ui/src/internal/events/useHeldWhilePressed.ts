import { useLayoutEffect, useReducer, useRef } from 'react';

let isWatching = false;
let isPressed = false;
const listeners = new Set<() => void>();

/**
 * Returns the value, or the previous one while a pointer is pressed. A text that comes or goes when
 * a press takes focus from its field would move the pressed button away before the release.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const shown = useRef(value);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const held = isPressed ? shown.current : value;

  useLayoutEffect(() => {
    watchPresses();
    shown.current = held;
    if (held === value) return;
    listeners.add(render);
    return () => void listeners.delete(render);
  }, [held, value]);

  return held;
}

function watchPresses() {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const name of ['pointerup', 'pointercancel', 'dragend', 'keydown'])
    document.addEventListener(name, planRelease, { capture: true });
  // The release of a press that ended outside the window is never reported.
  document.addEventListener('pointermove', ({ buttons }) => buttons === 0 && planRelease(), {
    capture: true,
    passive: true,
  });
}

/** The click comes between the end of the press and the timeout. */
function planRelease() {
  if (!isPressed) return;
  setTimeout(() => {
    isPressed = false;
    for (const listener of [...listeners]) listener();
  });
}
