import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';
import { breadcrumbGuide } from './Breadcrumb.guide';

const meta = {
  component: Breadcrumb,
  parameters: { guide: breadcrumbGuide },
  args: {
    items: [
      { key: 'orders', label: '订单管理' },
      { key: 'list', label: '全部订单', href: '#list' },
      { key: 'order', label: 'BG2026111800421' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {};

export const OneLevel: Story = { args: { items: [{ key: 'home', label: '工作台' }] } };

export const Folded: Story = {
  args: {
    items: ['系统管理', '组织架构', '华东大区', '上海分公司', '背景调查一部', '权限设置'].map(
      (label) => ({
        key: label,
        label,
        onClick: fn(),
      }),
    ),
  },
};

export const Loading: Story = {
  args: {
    items: [
      { key: 'orders', label: '订单管理' },
      { key: 'list', label: '全部订单', href: '#list' },
      { key: 'order', label: '', loading: true },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { key: 'clients', label: '客户管理', href: '#clients' },
      {
        key: 'client',
        label: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
        href: '#client',
      },
      { key: 'contract', label: '服务协议' },
    ],
  },
  parameters: { frame: { maxWidth: 358 } },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['a'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
