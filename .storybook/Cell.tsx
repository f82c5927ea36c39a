import {
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { createStore, useStore } from '../packages/ui/src/internal/state/createStore';
import { LocaleProvider, type Language } from '../packages/ui/src/texts/LocaleProvider';
import { ThemeRoot, type ThemeDensity, type ThemeMode } from '../packages/ui/src/tokens/ThemeRoot';
import { tokens } from '../packages/ui/src/tokens/tokens';
import { scopedTheme } from './scopedTheme';

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
  /** Id of a story whose play function follows: the names in it are Chinese. */
  plays?: string | undefined;
  children: ReactNode;
}

function watchDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Theme, language and direction of a story that has the page to itself. */
export function Cell({ globals, fixed, plays, children }: CellProps) {
  const overridden = useStore(override);
  const isPlaying = useFirstPlay(plays);
  const cell: CellGlobals = { ...globals, ...overridden, ...fixed };
  const { language: chosen, direction = 'ltr', ...theme } = cell;
  const language = isPlaying ? (fixed.language ?? 'zh') : chosen;
  const pageDirection = useSyncExternalStore(watchDirection, () => document.documentElement.dir);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  useEffectsBeforePlay();

  return (
    <ThemedPage {...theme}>
      <LocaleProvider language={language ?? 'zh'}>
        {/* A calendar reads the direction of the page as it renders. */}
        {pageDirection === direction && children}
      </LocaleProvider>
    </ThemedPage>
  );
}

/** Tells whether the play function of a story that has just been mounted is still to end. */
function useFirstPlay(storyId: string | undefined): boolean {
  const [isPlaying, setPlaying] = useState(storyId !== undefined);
  useLayoutEffect(() => {
    const channel = addons.getChannel();
    const handleFinish = (event: { storyId: string }) => {
      if (event.storyId === storyId) setPlaying(false);
    };
    channel.on(STORY_FINISHED, handleFinish);
    return () => channel.off(STORY_FINISHED, handleFinish);
  }, [storyId]);
  return isPlaying;
}

/**
 * Language and direction of a story among others on a docs page, whose theme it shares; a theme
 * that the story fixes applies to its own box.
 */
export function CellInDocs({ globals, fixed, children }: CellProps) {
  const { language, direction = 'ltr', ...theme } = { ...globals, ...fixed };
  const style = { font: tokens.font.body, ...scopedTheme(theme, fixed) };
  return (
    <div dir={direction} data-mj-density={fixed.density} style={style as CSSProperties}>
      <LocaleProvider language={language ?? 'zh'}>{children}</LocaleProvider>
    </div>
  );
}

/** The theme of the page, as the toolbar has it. */
export function ThemedPage({
  mode,
  accent,
  density,
  contrast,
  children,
}: Omit<CellGlobals, 'language' | 'direction'> & { children: ReactNode }) {
  return (
    <ThemeRoot
      mode={mode ?? 'light'}
      accent={accent}
      density={density ?? 'standard'}
      contrast={contrast ?? 'auto'}
    >
      {children}
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
