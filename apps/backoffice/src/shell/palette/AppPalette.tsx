import { useState } from 'react';
import { useStore, useTexts } from '@mingjian/ui';
import { CommandPalette } from '@mingjian/widgets/CommandPalette';
import { useSignOutQuestion } from '../drafts/useSignOutQuestion';
import type { MenuEntry } from '../menu/menuRoutes';
import type { SignedIn } from '../session/session';
import { useTabsStore } from '../tabs/TabsContext';
import { useTabClosing } from '../tabs/useTabClosing';
import { paletteTexts } from './palette.texts';
import type { UsePaletteSources } from './paletteContribution';
import { paletteStore } from './paletteStore';
import { readRecent, storeRecent } from './recentChoices';
import { KeysDialog } from './KeysDialog';
import { useActionSource } from './useActionSource';
import { usePageSource } from './usePageSource';
import { useTabSource } from './useTabSource';

export interface AppPaletteProps {
  signedIn: SignedIn;
  entries: readonly MenuEntry[];
}

/** Returns the palette of the application, with the sources of its features. */
export function paletteWith(contributions: readonly UsePaletteSources[]) {
  /** The sources of features. Their hooks are the same at every render. */
  const useContributed: UsePaletteSources = (context) =>
    // oxlint-disable-next-line react/rules-of-hooks -- a fixed list, called in its order
    contributions.flatMap((useSources) => useSources(context));

  return function AppPalette({ signedIn, entries }: AppPaletteProps) {
    const t = useTexts(paletteTexts);
    const part = useStore(paletteStore);
    const open = useOpenPage();
    const closing = useTabClosing();
    const signOut = useSignOutQuestion(signedIn);
    const [recent, setRecent] = useState(() => readRecent(signedIn.user.id));
    const tabs = useTabSource(entries, signedIn.menuList);
    const pages = usePageSource({ entries, signedIn, open });
    const actions = useActionSource({ closing, onSignOut: signOut.request });
    const contributed = useContributed({ open });
    const close = () => paletteStore.set(null);
    return (
      <>
        <CommandPalette
          open={part === 'palette'}
          onClose={close}
          placeholder={t.placeholder}
          sources={[tabs, pages, ...contributed, actions]}
          recent={recent}
          onRecentChange={(next) => setRecent(storeRecent(signedIn.user.id, next))}
        />
        <KeysDialog open={part === 'keys'} onClose={close} />
        {closing.dialog}
        {signOut.dialog}
      </>
    );
  };
}

/** Returns the function that opens a page as a link of the menu does. */
function useOpenPage() {
  const store = useTabsStore();
  return (address: string) => {
    const { tabs, activeKey } = store.get();
    const current = tabs.find(({ key }) => key === activeKey)?.location.pathname;
    if (address !== current) store.open(address);
  };
}
