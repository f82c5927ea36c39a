import { useState } from 'react';
import { menus, type ManagedMenu, type MenuEntryRow } from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import type { TreePlace } from '@mingjian/ui';
import { messages } from '../../shell';
import { withMoved } from './model/menuRows';

export interface MenuState {
  /** `undefined` until it is loaded. */
  menu: ManagedMenu | undefined;
  error: Error | undefined;
  retry(): void;
  /** Loads the menu again after a change. */
  refresh(): Promise<void>;
  /** Puts an entry in another place, at once on the screen; a refusal puts it back. */
  move(code: string, place: TreePlace): void;
}

/** The whole menu, and moves in it one after the other. */
export function useMenu(): MenuState {
  const http = useHttp();
  const refreshCalls = useRefresh();
  const { data, error, mutate } = useCall(menus.getManagedMenu, {});
  const [moved, setMoved] = useState<readonly MenuEntryRow[] | null>(null);
  const refresh = async () => refreshCalls(menus.getManagedMenu);

  const send = async (code: string, { parent, index }: TreePlace) => {
    const row = data?.entries.find((entry) => entry.code === code);
    if (!row) return;
    const { id, version } = row;
    try {
      await http.send(menus.move, { id, version, parentCode: parent, index });
    } catch (problem) {
      messages.show({ text: (problem as Error).message, tone: 'danger' });
    }
    await mutate();
    setMoved(null);
  };

  return {
    menu: data && { ...data, entries: [...(moved ?? data.entries)] },
    error,
    retry: () => void mutate(),
    refresh,
    move: (code, place) => {
      // The next move starts from the versions that this one makes.
      if (!data || moved) return;
      setMoved(withMoved(data.entries, code, place));
      void send(code, place);
    },
  };
}
