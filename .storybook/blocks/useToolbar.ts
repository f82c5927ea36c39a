import { useCallback, useSyncExternalStore } from 'react';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { CellGlobals } from '../Cell';

type Channel = DocsContextProps['channel'];

interface GlobalsEvent {
  globals: CellGlobals;
  /** Globals without those that the current story fixes. */
  userGlobals?: CellGlobals;
}

/** Returns the globals as the toolbar has them, and renders again when they change. */
export function useToolbar(channel: Channel): CellGlobals {
  const subscribe = useCallback(
    (listener: () => void) => {
      channel.on(GLOBALS_UPDATED, listener);
      return () => channel.off(GLOBALS_UPDATED, listener);
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, () => latestGlobals(channel));
}

const NONE: CellGlobals = {};

function latestGlobals(channel: Channel): CellGlobals {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    GlobalsEvent?,
  ];
  return event?.userGlobals ?? event?.globals ?? NONE;
}
