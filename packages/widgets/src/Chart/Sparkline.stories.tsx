import { Table } from '@mingjian/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline';
import { sparklineGuide } from './Sparkline.guide';

const meta = {
  component: Sparkline,
  parameters: { guide: sparklineGuide },
  args: { title: '近七天订单', values: [12, 18, 9, 22, 30, 26, 31] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const Flat: Story = { args: { values: [5, 5, 5, 5] } };

export const Gaps: Story = { args: { values: [5, null, 8, 12, null, 3] } };

const companies = [
  { name: '青苔茶', orders: [12, 18, 9, 22, 30, 26, 31] },
  { name: '月亮码头跨境供应链数字化综合服务与产业协同有限公司', orders: [3, 2, 2, 1, 0, 0, 1] },
  { name: '北辰科技', orders: [40, 44, 41, 45, 43, 47, 46] },
];

export const InATable: Story = {
  render: ({ title }) => (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">公司</th>
          <th scope="col">{title}</th>
          <th scope="col" data-align="end">
            今天
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map(({ name, orders }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Sparkline title={title} values={orders} />
            </td>
            <td data-align="end">{orders.at(-1)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};
