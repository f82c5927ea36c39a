import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LocaleProvider, type Language } from '../packages/ui/src/texts/LocaleProvider';
import { ThemeRoot, type ThemeDensity, type ThemeMode } from '../packages/ui/src/tokens/ThemeRoot';

/** The globals of a story, set in the toolbar. */
export interface CellGlobals {
  mode?: ThemeMode;
  accent?: string;
  density?: ThemeDensity;
  contrast?: 'normal' | 'more';
  language?: Language;
  direction?: 'ltr' | 'rtl';
}

let override: CellGlobals = {};
const listeners = new Set<() => void>();

/** Shows the current story in another cell without remounting it: it keeps its state. */
function showIn(cell: CellGlobals): void {
  override = cell;
  for (const listener of listeners) listener();
}

// The interface of the visual gate (`tools/visual`).
Object.assign(window, { showInCell: showIn });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface CellProps {
  globals: CellGlobals;
  /** Globals that the story itself fixes, in every cell. */
  fixed: CellGlobals;
  children: ReactNode;
}

/** Theme, language and direction around a story. */
export function Cell({ globals, fixed, children }: CellProps) {
  const chosen = useSyncExternalStore(subscribe, () => override);
  const {
    mode,
    accent,
    density,
    contrast,
    language,
    direction = 'ltr',
  } = { ...globals, ...chosen, ...fixed };
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  useEffectsBeforePlay();

  return (
    <ThemeRoot
      mode={mode ?? 'light'}
      accent={accent}
      density={density ?? 'standard'}
      contrast={contrast ?? 'auto'}
    >
      <LocaleProvider language={language ?? 'zh'}>{children}</LocaleProvider>
    </ThemeRoot>
  );
}

/**
 * Runs effects with the first commit. A play function starts right after it, and would otherwise
 * meet a story without its effects; a state update at this point makes React run them first.
 */
function useEffectsBeforePlay() {
  const [, setCommitted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the point
  useLayoutEffect(() => setCommitted(true), []);
}
