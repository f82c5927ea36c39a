import { BadgeJapaneseYen, Bell, Building2, ClipboardList, House, Settings } from 'lucide-react';
import type { SideNavItem } from './model/navItems';

/** The menu of a back-office: three levels, a badge, a coloured icon. */
export const backOfficeMenu: readonly SideNavItem[] = [
  { key: 'home', label: '控制台首页', icon: House, href: '#home' },
  {
    key: 'orders',
    label: '订单管理',
    icon: ClipboardList,
    children: [
      { key: 'list', label: '订单列表', href: '#list', badge: { label: '待接单', count: 12 } },
      { key: 'mine', label: '我的订单', href: '#mine' },
      {
        key: 'audit',
        label: '审核',
        children: [
          { key: 'report', label: '报告审核', href: '#report' },
          { key: 'letter', label: '授权书审核', href: '#letter' },
        ],
      },
    ],
  },
  {
    key: 'clients',
    label: '客户管理',
    icon: Building2,
    children: [
      { key: 'companies', label: '企业客户', href: '#companies' },
      { key: 'contracts', label: '服务协议', href: '#contracts' },
    ],
  },
  {
    key: 'money',
    label: '对账结算',
    icon: BadgeJapaneseYen,
    children: [{ key: 'statements', label: '对账单', href: '#statements' }],
  },
  { key: 'news', label: '消息通知', icon: Bell, href: '#news', badge: { label: '未读', count: 3 } },
  { key: 'settings', label: '系统设置', icon: Settings, href: '#settings' },
];

/** A thousand entries in twenty groups. */
export const hugeMenu: readonly SideNavItem[] = Array.from({ length: 20 }, (_, group) => ({
  key: `group-${group}`,
  label: `华东大区第 ${group + 1} 组`,
  icon: Building2,
  children: Array.from({ length: 49 }, (_, index) => ({
    key: `client-${group}-${index}`,
    label: `企业客户 ${group * 49 + index + 1}`,
    href: `#client-${group}-${index}`,
  })),
}));
