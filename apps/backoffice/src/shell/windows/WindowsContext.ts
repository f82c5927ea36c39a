import { createContext, use } from 'react';
import { useStore } from '@mingjian/ui';
import { createWindows, recordKey, type Windows } from './windows';

/** The other windows of the signed-in person. */
export const WindowsContext = createContext<Windows>(createWindows());

/**
 * Returns whether another window has saved the record since `version`, or deleted it; `null` for a
 * record that is as it was.
 */
export function useChangedElsewhere(
  resource: string,
  id: string | undefined,
  version: number,
): 'saved' | 'deleted' | null {
  const { changed } = use(WindowsContext);
  const latest = useStore(changed, (records) =>
    id === undefined ? undefined : records.get(recordKey(resource, id)),
  );
  if (latest === undefined) return null;
  if (latest === null) return 'deleted';
  return latest > version ? 'saved' : null;
}
