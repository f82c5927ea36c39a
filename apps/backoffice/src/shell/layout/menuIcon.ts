import {
  BadgeJapaneseYen,
  BookA,
  BookOpen,
  Bell,
  Boxes,
  Building,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleDot,
  ClipboardList,
  FileText,
  Folder,
  Images,
  List,
  ListChecks,
  MapPin,
  Menu,
  MessageCircle,
  Package,
  PhoneCall,
  Receipt,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  Sparkles,
  Users,
  UserSearch,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** Icons by the names that a menu may use. An allow-list, so that a menu can load nothing else. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'badge-japanese-yen': BadgeJapaneseYen,
  bell: Bell,
  'book-a': BookA,
  'book-open': BookOpen,
  boxes: Boxes,
  building: Building,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'chart-no-axes-column': ChartNoAxesColumn,
  'clipboard-list': ClipboardList,
  'file-text': FileText,
  folder: Folder,
  images: Images,
  list: List,
  'list-checks': ListChecks,
  'map-pin': MapPin,
  menu: Menu,
  'message-circle': MessageCircle,
  package: Package,
  'phone-call': PhoneCall,
  receipt: Receipt,
  'receipt-text': ReceiptText,
  'scroll-text': ScrollText,
  settings: Settings,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  'user-search': UserSearch,
  users: Users,
  wallet: Wallet,
};

/** Names of the icons that a menu may use. */
export const menuIconNames: readonly string[] = Object.keys(icons);

/** Returns the icon of a name, or a dot for an unknown one. */
export function menuIcon(name: string | null): LucideIcon {
  return (name && Object.hasOwn(icons, name) && icons[name]) || CircleDot;
}
