import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { Tag } from '../Tag/Tag';
import { PageHeader } from './PageHeader';
import { pageHeaderGuide } from './PageHeader.guide';

const meta = {
  component: PageHeader,
  parameters: { guide: pageHeaderGuide },
  args: { title: '订单列表' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const OfAnOrder: Story = {
  args: {
    title: '欧阳静怡的背景调查',
    subtitle: '订单编号 MJ202611170003，下单 2026-11-17 10:03',
    tags: (
      <>
        <Tag dot tone="accent">
          调查中
        </Tag>
        <Tag dot tone="notice">
          加急
        </Tag>
      </>
    ),
    breadcrumb: (
      <Breadcrumb
        items={[
          { key: 'orders', label: '订单', href: '#orders' },
          { key: 'list', label: '订单列表', href: '#list' },
          { key: 'order', label: 'MJ202611170003' },
        ]}
      />
    ),
    actions: (
      <>
        <Button>转派</Button>
        <Button tone="primary">提交审核</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    ...OfAnOrder.args,
    title:
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司 2026 年第四季度对账单',
  },
};

export const Narrow: Story = {
  args: LongText.args!,
  parameters: { frame: { maxWidth: 358 } },
};

export const Sticky: Story = {
  args: { ...OfAnOrder.args, sticky: true },
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <div role="region" aria-label="页面" tabIndex={0} style={{ height: 320, overflow: 'auto' }}>
        <Story />
        <Skeleton lines={30} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: '页面' });
    page.scrollTop = 200;

    await expect(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    ).toBeGreaterThan(page.getBoundingClientRect().top);
  },
};

export const RightToLeft: Story = { args: LongText.args!, globals: { direction: 'rtl' } };
