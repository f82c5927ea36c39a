import { CELLS, isSpoken, SPOKEN, type Cell } from '../../cells';
import { LIVE_PORTS, type LiveSide } from '../../live/ports';
import type { CellName, Change } from '../../report';

/** Conditions that no address can set: the reviewer's window or system must. */
export type LiveNeed = 'narrow' | 'forced';

/**
 * Returns where the story of a change is shown live, in the globals of its cell; `null` where it
 * was not there, or is gone.
 */
export function liveAddress(change: Change, side: LiveSide): string | null {
  const story = storyOn(change, side);
  if (story === null) return null;
  const globals = {
    mode: 'light',
    language: 'zh',
    density: 'standard',
    ...cellOf(change.cell)?.globals,
  };
  const written = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `http://127.0.0.1:${LIVE_PORTS[side]}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=${written.join(';')}`;
}

/** Returns the command that shows the stories as they were in a commit. */
export function liveCommand(commit: string): string {
  return `npm run visual:live -- --base ${commit.slice(0, 8)}`;
}

/** Returns what the cell needs besides. */
export function liveNeedOf(cell: CellName): LiveNeed | null {
  const { width = 0, forcedColors = false } = cellOf(cell) ?? {};
  if (forcedColors) return 'forced';
  return width > 0 && width < CELLS['light-zh'].width ? 'narrow' : null;
}

/** Returns the width of the cell's window in CSS pixels. */
export function widthOf(cell: CellName): number {
  return cellOf(cell)?.width ?? CELLS['light-zh'].width;
}

function storyOn({ kind, story, renamedFrom }: Change, side: LiveSide): string | null {
  if (side === 'after') return kind === 'removed' ? null : story;
  return kind === 'new' ? null : (renamedFrom ?? story);
}

function cellOf(name: CellName): Cell | undefined {
  const cells: Partial<Record<CellName, Cell>> = CELLS;
  return cells[isSpoken(name) ? SPOKEN[name] : name];
}
