import {
  BadgeJapaneseYen,
  BookOpen,
  Bell,
  Boxes,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleDot,
  ClipboardList,
  FileText,
  Folder,
  ListChecks,
  Menu,
  Package,
  Receipt,
  Settings,
  ShieldCheck,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/**
 * The icons that a menu may ask for by name: an allow-list, so that the menu can load nothing else.
 */
const icons: Readonly<Record<string, LucideIcon>> = {
  'badge-japanese-yen': BadgeJapaneseYen,
  bell: Bell,
  'book-open': BookOpen,
  boxes: Boxes,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'chart-no-axes-column': ChartNoAxesColumn,
  'clipboard-list': ClipboardList,
  'file-text': FileText,
  folder: Folder,
  'list-checks': ListChecks,
  menu: Menu,
  package: Package,
  receipt: Receipt,
  settings: Settings,
  'shield-check': ShieldCheck,
  users: Users,
  wallet: Wallet,
};

/** Returns the icon of that name, or a dot. */
export function menuIcon(name: string | null): LucideIcon {
  return (name && Object.hasOwn(icons, name) && icons[name]) || CircleDot;
}
