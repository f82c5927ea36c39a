import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createStore, useStore } from '../packages/ui/src/internal/state/createStore';
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

/** Globals of another cell, which replace those of the toolbar. */
const override = createStore<CellGlobals>({});

// The interface of the visual run (`tools/visual`): it shows the current story in another cell
// without remounting it, so that it keeps its state.
Object.assign(window, { showInCell: (cell: CellGlobals) => override.set(cell) });

export interface CellProps {
  globals: CellGlobals;
  /** Globals that the story itself fixes, in every cell. */
  fixed: CellGlobals;
  children: ReactNode;
}

/** Theme, language and direction around a story. */
export function Cell({ globals, fixed, children }: CellProps) {
  const overridden = useStore(override);
  const {
    mode,
    accent,
    density,
    contrast,
    language,
    direction = 'ltr',
  } = { ...globals, ...overridden, ...fixed };
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
