import { Building2, FilePlus2, ListChecks, Moon, Users } from 'lucide-react';
import type { PaletteItem, PaletteSource } from './model/paletteItem';

const nothing = () => {};

const page = (id: string, label: string, keys: string[], hint = '业务管理'): PaletteItem => ({
  id,
  label,
  keys,
  hint,
  icon: ListChecks,
  onSelect: nothing,
});

/** Pages, which are at hand. */
export const pages: PaletteSource = {
  id: 'pages',
  label: '页面',
  items: [
    page('orders', '订单管理', ['dingdanguanli', 'ddgl']),
    page('tasks', '任务列表', ['renwuliebiao', 'rwlb']),
    page('companies', '客户公司', ['kehugongsi', 'khgs'], '客户管理'),
    page('menus', '菜单管理', ['caidanguanli', 'cdgl'], '系统管理'),
    page('statements', '对账单', ['duizhangdan', 'dzd'], '财务管理'),
  ],
};

/** Actions, which have a prefix. */
export const actions: PaletteSource = {
  id: 'actions',
  label: '操作',
  prefix: '>',
  items: [
    { id: 'start', label: '发起背调', keys: ['fqbd'], icon: FilePlus2, onSelect: nothing },
    { id: 'dark', label: '深色模式', keys: ['ssms'], icon: Moon, onSelect: nothing },
  ],
};

const PEOPLE: readonly PaletteItem[] = [
  { id: 'p1', label: '欧阳静怡', hint: '华东区人力资源部', icon: Users, onSelect: nothing },
  { id: 'p2', label: '欧阳若兰', hint: '招聘中心', icon: Users, onSelect: nothing },
];

/** People, whom a search finds. */
export const people: PaletteSource = {
  id: 'people',
  label: '人员',
  prefix: '@',
  search: async (text) => PEOPLE.filter(({ label }) => label.includes(text)),
};

/** Companies with names that are too long for a row. */
export const longNames: PaletteSource = {
  id: 'long',
  label: '公司',
  items: [
    {
      id: 'c1',
      label: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
      hint: '内蒙古自治区呼伦贝尔市鄂温克族自治旗巴彦托海镇',
      icon: Building2,
      onSelect: nothing,
    },
    { id: 'c2', label: '上海明鉴', hint: '上海市', icon: Building2, onSelect: nothing },
  ],
};
