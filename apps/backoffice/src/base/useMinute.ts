import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The current minute, in milliseconds since 1970. Renders again when it changes. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
