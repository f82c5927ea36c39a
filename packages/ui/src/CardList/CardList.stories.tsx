import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { CardList } from './CardList';
import { candidateCards, clientCards } from './CardList.fixtures';
import { cardListGuide } from './CardList.guide';

const meta = {
  component: CardList,
  args: { label: '客户', items: clientCards, onSelectedKeysChange: fn() },
  parameters: { guide: cardListGuide },
} satisfies Meta<typeof CardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const Selectable: Story = {
  args: {
    selectable: true,
    defaultSelectedKeys: ['c1'],
    items: clientCards.map((item) => ({ ...item, disabled: item.key === 'c2' })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: '选择上海明鉴人力资源信息技术服务有限公司' }),
    );

    await expect(args.onSelectedKeysChange).toHaveBeenCalledWith(['c1', 'c0']);
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['li:first-child'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['li:first-child a'] } } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: {
    items: [],
    empty: (
      <EmptyState
        title="还没有客户"
        description="签约后的客户会显示在这里。"
        action={<Button>新建客户</Button>}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    selectable: true,
    items: [
      {
        key: 'long',
        title: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司华东分公司',
        content:
          'MingjianInternationalHongKongLimitedEmploymentCertificateForBackgroundCheck2026.pdf 由候选人于 2026-11-18 上传，待复核。',
        extra: '合同将于 2026-12-31 到期',
        footer: '江苏省苏州市苏州工业园区星湖街 328 号创意产业园 11 栋 602 室',
      },
      ...clientCards.slice(0, 1),
    ],
  },
};

export const Many: Story = { args: { label: '候选人', items: candidateCards, selectable: true } };

export const RightToLeft: Story = {
  args: { selectable: true, defaultSelectedKeys: ['c1'] },
  globals: { direction: 'rtl' },
};
