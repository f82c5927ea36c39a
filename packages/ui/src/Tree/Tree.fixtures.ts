import { Building2, FileText, Users } from 'lucide-react';
import type { TreeItem, TreeLoad } from './model/treeItem';

/** Departments of a client company, one of them disabled. */
export const departments: readonly TreeItem[] = [
  {
    key: 'hq',
    label: '上海明鉴人力资源信息技术服务有限公司',
    icon: Building2,
    children: [
      {
        key: 'verify',
        label: '背调核验部',
        icon: Users,
        children: [
          { key: 'education', label: '学历核验组' },
          { key: 'work', label: '工作履历组' },
          { key: 'court', label: '司法记录组', disabledReason: '等待授权' },
        ],
      },
      {
        key: 'sales',
        label: '客户成功部',
        icon: Users,
        children: [
          { key: 'east', label: '华东大区' },
          { key: 'south', label: '华南大区 South' },
        ],
      },
      { key: 'legal', label: '法务与合规部', icon: Users },
    ],
  },
  {
    key: 'hk',
    label: 'Mingjian International (Hong Kong)',
    icon: Building2,
    children: [{ key: 'hk-ops', label: 'Operations' }],
  },
];

/** Branches that are loaded on demand. */
export const lazyDepartments: readonly TreeItem[] = [
  { key: 'north', label: '华北大区', icon: Building2, expandable: true },
  { key: 'west', label: '西南大区', icon: Building2, expandable: true },
];

/** Loads two offices immediately. */
export const loadOffices: TreeLoad = ({ key, label }) =>
  Promise.resolve([
    { key: `${key}-1`, label: `${label}第一办事处` },
    { key: `${key}-2`, label: `${label}第二办事处`, expandable: true },
  ]);

/** Never responds. */
export const loadForever: TreeLoad = () => new Promise(() => {});

/** Fails each time. */
export const loadNothing: TreeLoad = () => Promise.reject(new Error('503'));

const LONG = '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司华东分公司';

function nested(level: number): TreeItem {
  const label = `${level} 级：${LONG}`;
  return level === 8
    ? { key: `d${level}`, label, icon: FileText }
    : { key: `d${level}`, label, icon: Building2, children: [nested(level + 1)] };
}

/** Eight levels of long names. */
export const deep: readonly TreeItem[] = [nested(1)];

/** A hundred orders of a hundred items each: 10,100 rows when all are expanded. */
export const orders: readonly TreeItem[] = Array.from({ length: 100 }, (_, order) => ({
  key: `o${order}`,
  label: `订单 BG20261118${String(order).padStart(4, '0')}`,
  icon: FileText,
  children: Array.from({ length: 100 }, (__, index) => ({
    key: `o${order}-${index}`,
    label: `候选人 ${order * 100 + index + 1}`,
  })),
}));
