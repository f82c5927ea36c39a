import { createStore } from '@mingjian/ui';

/** Most regions that are remembered. */
const MOST_RECENT = 5;

/** Codes of the regions selected last, the newest first, for as long as the page is open. */
export const recentRegions = createStore<readonly string[]>([]);

/** Remembers a selected region. */
export function rememberRegion(code: string): void {
  recentRegions.update((codes) =>
    [code, ...codes.filter((one) => one !== code)].slice(0, MOST_RECENT),
  );
}
