import { useId, useState, type MouseEvent } from 'react';
import { Icon, useLocale, useTexts } from '@mingjian/ui';
import { ChevronRight, House } from 'lucide-react';
import type { MenuEntry } from '../menu/menuRoutes';
import { useTabs, useTabsStore } from '../tabs/TabsContext';
import { layoutTexts } from './layout.texts';
import { menuIcon } from './menuIcon';
import * as S from './Sidebar.styles';

export interface SideMenuProps {
  entries: readonly MenuEntry[];
  /** Whether only icons are shown. */
  collapsed: boolean;
  /** Called when a page was opened from the menu. */
  onNavigate(): void;
}

/** The server-driven menu: pages as links, groups that open and close. */
export function SideMenu({ entries, collapsed, onNavigate }: SideMenuProps) {
  const t = useTexts(layoutTexts);
  const home: MenuEntry = {
    code: 'dashboard',
    name: t.home,
    nameEn: t.home,
    icon: null,
    iconColor: null,
    path: '/dashboard',
    children: [],
  };
  const pathname = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey)?.location.pathname ?? '');
  const shared = { pathname, collapsed, onNavigate };

  return (
    <S.Nav aria-label={t.mainMenu}>
      <ul>
        <SideEntry entry={home} level={0} {...shared} />
        {entries.map((entry) => (
          <SideEntry key={entry.code} entry={entry} level={0} {...shared} />
        ))}
      </ul>
    </S.Nav>
  );
}

interface SideEntryProps extends Omit<SideMenuProps, 'entries'> {
  entry: MenuEntry;
  level: number;
  /** Path of the page on screen. */
  pathname: string;
}

function SideEntry({ entry, level, ...shared }: SideEntryProps) {
  const { pathname, collapsed, onNavigate } = shared;
  const store = useTabsStore();
  const { language } = useLocale();
  const name = language === 'en' ? entry.nameEn : entry.name;
  const icon = level === 0 && <EntryIcon entry={entry} />;
  if (!entry.path) return <SideGroup entry={entry} name={name} level={level} {...shared} />;

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (entry.path && entry.path !== pathname) store.open(entry.path);
    onNavigate();
  };
  return (
    <li>
      <S.Entry
        href={entry.path}
        aria-current={entry.path === pathname ? 'page' : undefined}
        title={collapsed ? name : undefined}
        onClick={handleClick}
      >
        {icon}
        <span>{name}</span>
      </S.Entry>
    </li>
  );
}

function SideGroup({ entry, name, level, ...shared }: SideEntryProps & { name: string }) {
  const listId = useId();
  const [open, setOpen] = useState(true);
  const handleClick = () => setOpen(!open);

  return (
    <li>
      <S.Entry
        as="button"
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        title={shared.collapsed ? name : undefined}
        onClick={handleClick}
      >
        {level === 0 && <EntryIcon entry={entry} />}
        <span>{name}</span>
        {!shared.collapsed && <Icon icon={ChevronRight} />}
      </S.Entry>
      <ul id={listId} hidden={!open}>
        {entry.children.map((child) => (
          <SideEntry key={child.code} entry={child} level={level + 1} {...shared} />
        ))}
      </ul>
    </li>
  );
}

function EntryIcon({ entry }: { entry: MenuEntry }) {
  const icon = entry.path === '/dashboard' ? House : menuIcon(entry.icon);
  return (
    <span style={{ display: 'contents', ...(entry.iconColor && { color: entry.iconColor }) }}>
      <Icon icon={icon} />
    </span>
  );
}
