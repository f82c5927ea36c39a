import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card';
import { Statistic } from '../Statistic/Statistic';
import { Grid } from './Grid';
import { gridGuide } from './Grid.guide';

const counts = [
  ['待接单', 12],
  ['调查中', 86],
  ['待补充', 7],
  ['报告审核', 23],
  ['已完成', 1284],
  ['已取消', 31],
] as const;
const cards = counts.map(([label, value]) => <Statistic key={label} label={label} value={value} />);

/** Returns the current number of columns. */
const columnsOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

const meta = {
  component: Grid,
  args: { children: cards },
  parameters: { guide: gridGuide },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsManyAsFit: Story = { args: { columns: 'xxs' } };

export const AtMostThree: Story = {
  args: { columns: 3, 'aria-label': '订单', role: 'group' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('group', { name: '订单' });
    await expect(columnsOf(grid)).toBe(Math.min(3, Math.floor((grid.clientWidth + 16) / 112)));
  },
};

export const FewerWhereItIsNarrow: Story = {
  ...AtMostThree,
  parameters: { frame: { width: 240 } },
};

export const WiderThanItsPlace: Story = {
  args: { columns: 'xl', 'aria-label': '订单', role: 'group' },
  parameters: { frame: { width: 240 } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('group', { name: '订单' });
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    columns: 3,
    gap: 'sm',
    children: [
      '上海明鉴人力资源信息技术服务有限公司华东分公司',
      'Deutsche Handelsbank (China) Co., Ltd. 上海代表处',
      'https://mingjian.example/f-order/f-order/orderList?orderStatus=10',
      '明鉴',
    ].map((name) => (
      <Card key={name}>
        <div style={{ overflowWrap: 'anywhere' }}>{name}</div>
      </Card>
    )),
  },
};

export const Many: Story = {
  args: {
    columns: 'xxxs',
    gap: 'xs',
    children: Array.from({ length: 1000 }, (_, index) => (
      <div key={index}>{`核实项 ${index + 1}`}</div>
    )),
  },
};

export const RightToLeft: Story = { args: { columns: 'xxs' }, globals: { direction: 'rtl' } };
