import { useEffect, useState } from 'react';
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
  const [globals, setGlobals] = useState(() => latestGlobals(channel));
  useEffect(() => {
    const handleUpdate = (event: GlobalsEvent) => setGlobals(globalsOf(event));
    channel.on(GLOBALS_UPDATED, handleUpdate);
    return () => channel.off(GLOBALS_UPDATED, handleUpdate);
  }, [channel]);
  return globals;
}

const globalsOf = ({ globals, userGlobals }: GlobalsEvent) => userGlobals ?? globals;

function latestGlobals(channel: Channel): CellGlobals {
  const events = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
    | [GlobalsEvent]
    | undefined;
  return events ? globalsOf(events[0]) : {};
}
