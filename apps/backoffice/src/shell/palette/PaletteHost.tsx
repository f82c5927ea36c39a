import { lazy, useLayoutEffect, useState } from 'react';
import { isComposed, useStore } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { PanelBoundary } from '../PanelBoundary';
import type { SignedIn } from '../session/session';
import type { LoadPaletteSources } from './paletteContribution';
import { paletteStore } from './paletteStore';

export interface PaletteHostProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
  load: LoadPaletteSources;
}

/** The keys that open the palette; its code is loaded when it is first opened. */
export function PaletteHost({ signedIn, entries, load }: PaletteHostProps) {
  const isOpen = useStore(paletteStore) !== null;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const [Palette, setPalette] = useState(() => lazyPalette(load));
  usePaletteKeys();
  if (!wasOpened) return null;
  return (
    <PanelBoundary
      onClose={() => {
        paletteStore.set(null);
        setOpened(false);
        // What failed to load is loaded again at the next opening.
        setPalette(() => lazyPalette(load));
      }}
    >
      <Palette signedIn={signedIn} entries={entries} />
    </PanelBoundary>
  );
}

/** Starts to load the code; what fails is loaded again when it is needed. */
const preload = () => void import('./AppPalette').catch(() => undefined);

const lazyPalette = (load: LoadPaletteSources) =>
  lazy(async () => {
    const [module, contributions] = await Promise.all([import('./AppPalette'), load()]);
    return { default: module.paletteWith(contributions) };
  });

/** On a Mac, Ctrl K belongs to the text of a field. */
const isMac = /^(Mac|iP)/.test(navigator.platform);

/** Fields and dialogs, in which `?` is a letter. */
const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/**
 * Ctrl or Command with K, also in fields, and `?` outside of them. An open dialog waits for an
 * answer: nothing opens above it.
 */
function usePaletteKeys() {
  // As soon as the page is seen.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event;
      // By the time of the letter its code is usually there.
      if (key === (isMac ? 'Meta' : 'Control')) preload();
      if (isComposed(event) || altKey || event.defaultPrevented) return;
      const hasMod = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      const isFind = hasMod && !shiftKey && key.toLowerCase() === 'k';
      const isHelp = !ctrlKey && !metaKey && (key === '?' || key === '？');
      if (!isFind && !isHelp) return;
      if (isHelp && target instanceof Element && target.closest(TYPING)) return;
      // The browser would search in its address bar.
      event.preventDefault();
      if (isFind && paletteStore.get() === 'palette') paletteStore.set(null);
      else if (!document.querySelector('[aria-modal=true]'))
        paletteStore.set(isFind ? 'palette' : 'keys');
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
