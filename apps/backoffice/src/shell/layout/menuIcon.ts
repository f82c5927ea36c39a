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
  MapPin,
  Menu,
  Package,
  PhoneCall,
  Receipt,
  Settings,
  ShieldCheck,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** Icons by the names that a menu may use. An allow-list, so that a menu can load nothing else. */
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
  'map-pin': MapPin,
  menu: Menu,
  package: Package,
  'phone-call': PhoneCall,
  receipt: Receipt,
  settings: Settings,
  'shield-check': ShieldCheck,
  users: Users,
  wallet: Wallet,
};

/** Returns the icon of a name, or a dot for an unknown one. */
export function menuIcon(name: string | null): LucideIcon {
  return (name && Object.hasOwn(icons, name) && icons[name]) || CircleDot;
}
