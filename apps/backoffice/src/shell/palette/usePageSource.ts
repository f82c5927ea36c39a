import { useMemo } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import type { PaletteSource } from '@mingjian/widgets/CommandPalette';
import { House, UserRound } from 'lucide-react';
import { menuIcon } from '../layout/menuIcon';
import type { MenuEntry } from '../menu/menuRoutes';
import { profilePath } from '../menu/routeTable';
import type { SignedIn } from '../session/session';
import { pageItems } from './pageItems';
import { paletteTexts } from './palette.texts';

export interface PageSourceOptions {
  entries: readonly MenuEntry[];
  signedIn: SignedIn;
  open(this: void, address: string): void;
}

/** The pages of the person's menu, the home page and their profile. */
export function usePageSource({ entries, signedIn, open }: PageSourceOptions): PaletteSource {
  const t = useTexts(paletteTexts);
  const { language } = useLocale();
  const { menuList, user } = signedIn;
  const pages = useMemo(
    () => pageItems(entries, menuList, language === 'en'),
    [entries, menuList, language],
  );
  const item = (path: string) => ({ id: path, onSelect: () => open(path) });
  return {
    id: 'pages',
    label: t.pages,
    items: [
      ...pages.map(({ path, label, hint, keys, icon }) => ({
        ...item(path),
        label,
        hint,
        keys,
        icon: menuIcon(icon),
      })),
      { ...item('/dashboard'), label: t.home, keys: ['kongzhitaishouye', 'kztsy'], icon: House },
      {
        ...item(profilePath(user.userType)),
        label: t.profile,
        keys: ['gerenzhongxin', 'grzx'],
        icon: UserRound,
      },
    ],
  };
}
