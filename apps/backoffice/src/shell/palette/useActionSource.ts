import { useMedia, useStore, useTexts } from '@mingjian/ui';
import type { PaletteItem, PaletteSource } from '@mingjian/widgets/CommandPalette';
import {
  History,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  Moon,
  RotateCw,
  SlidersHorizontal,
  Sun,
  X,
} from 'lucide-react';
import { site } from '../../base/site';
import { layoutTexts } from '../layout/layout.texts';
import { preferenceButtonsTexts } from '../layout/preferenceButtons.texts';
import { shellPanel } from '../panels';
import { choosePreferences, preferences } from '../preferences/preferences';
import { keysToClose } from '../tabs/tabOrder';
import { useTabs, useTabsStore } from '../tabs/TabsContext';
import { REOPEN_KEYS } from '../tabs/TabsWindow';
import type { TabClosing } from '../tabs/useTabClosing';
import { paletteTexts } from './palette.texts';
import { paletteStore } from './paletteStore';

export interface ActionSourceOptions {
  closing: TabClosing;
  onSignOut(this: void): void;
}

/** The actions of the shell: those of tabs, of its look, and of the account. */
export function useActionSource({ closing, onSignOut }: ActionSourceOptions): PaletteSource {
  const t = useTexts(paletteTexts);
  const tabActions = useTabActionItems(closing);
  const look = useLookItems();
  const account = useAccountItems(onSignOut);
  return {
    id: 'actions',
    label: t.actions,
    prefix: '>',
    items: [...look, ...tabActions, ...account],
  };
}

function useTabActionItems(closing: TabClosing): PaletteItem[] {
  const t = useTexts(paletteTexts);
  const store = useTabsStore();
  const tabs = useTabs((state) => state.tabs);
  const activeKey = useTabs((state) => state.activeKey);
  const refresh: PaletteItem = {
    id: 'refresh',
    label: t.refresh,
    keys: ['shuaxindangqianye', 'sxdqy'],
    icon: RotateCw,
    onSelect: () => closing.refresh(activeKey),
  };
  const closeOthers: PaletteItem = {
    id: 'closeOthers',
    label: t.closeOthers,
    keys: ['guanbiqitabiaoqianye', 'gbqtbqy'],
    icon: X,
    onSelect: () => closing.close('others', activeKey),
  };
  const reopen: PaletteItem = {
    id: 'reopen',
    label: t.reopen,
    keys: ['chongxindakaiguanbidebiaoqianye', 'cxdkgbdbqy'],
    icon: History,
    shortcut: REOPEN_KEYS,
    onSelect: store.reopen,
  };
  return [
    refresh,
    ...(keysToClose(tabs, 'others', activeKey).length > 0 ? [closeOthers] : []),
    ...(store.lastClosed() ? [reopen] : []),
  ];
}

function useLookItems(): PaletteItem[] {
  const t = useTexts(paletteTexts);
  const look = useTexts(preferenceButtonsTexts);
  const language = useStore(preferences, (state) => state.language);
  const mode = useStore(preferences, (state) => state.mode);
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = mode === 'auto' ? isSystemDark : mode === 'dark';
  const settings: PaletteItem = {
    id: 'settings',
    label: t.settings,
    keys: ['bujushezhi', 'bjsz'],
    icon: SlidersHorizontal,
    onSelect: () => shellPanel.set('settings'),
  };
  return [
    {
      id: 'mode',
      label: isDark ? look.light : look.dark,
      keys: isDark ? ['qiansewaiguan', 'qswg'] : ['shensewaiguan', 'sswg'],
      icon: isDark ? Sun : Moon,
      onSelect: () => choosePreferences({ mode: isDark ? 'light' : 'dark' }),
    },
    {
      id: 'language',
      label: language === 'zh' ? look.toEnglish : look.toChinese,
      keys: ['qiehuanyuyan', 'qhyy'],
      icon: Languages,
      onSelect: () => choosePreferences({ language: language === 'zh' ? 'en' : 'zh' }),
    },
    ...(site.showSettings === false ? [] : [settings]),
  ];
}

function useAccountItems(onSignOut: () => void): PaletteItem[] {
  const t = useTexts(paletteTexts);
  const layout = useTexts(layoutTexts);
  return [
    {
      id: 'keys',
      label: t.keys,
      keys: ['kuaijiejian', 'kjj'],
      icon: Keyboard,
      shortcut: '?',
      onSelect: () => paletteStore.set('keys'),
    },
    {
      id: 'password',
      label: layout.changePassword,
      keys: ['xiugaimima', 'xgmm'],
      icon: KeyRound,
      onSelect: () => shellPanel.set('password'),
    },
    {
      id: 'signOut',
      label: layout.signOut,
      keys: ['tuichudenglu', 'tcdl'],
      icon: LogOut,
      onSelect: onSignOut,
    },
  ];
}
