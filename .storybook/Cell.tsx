import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LocaleProvider, type Language } from '../packages/ui/src/texts/LocaleProvider';
import { ThemeRoot, type ThemeDensity, type ThemeMode } from '../packages/ui/src/tokens/ThemeRoot';

/** What a story is shown in: the toolbar's choices. */
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

/**
 * Shows the story at hand in another cell, in place: it keeps its state, and nothing is mounted
 * again.
 */
function showIn(cell: CellGlobals): void {
  override = cell;
  for (const listener of listeners) listener();
}

// The door of the visual gate (`tools/visual`).
Object.assign(window, { showInCell: showIn });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface CellProps {
  globals: CellGlobals;
  /** What the story itself fixes. It stays in every cell. */
  fixed: CellGlobals;
  children: ReactNode;
}

/** Theme, language and direction round a story. */
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
 * Makes effects run with the first commit. A play function starts as soon as that is done, and
 * would otherwise meet a story whose effects are still to come; a change of state at this point
 * makes React run them first.
 */
function useEffectsBeforePlay() {
  const [, setCommitted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the point
  useLayoutEffect(() => setCommitted(true), []);
}
