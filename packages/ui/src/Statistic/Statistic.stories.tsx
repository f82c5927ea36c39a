import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Statistic } from './Statistic';
import { statisticGuide } from './Statistic.guide';

const meta = {
  component: Statistic,
  args: { label: '本月完成', value: 1284, unit: '单', hint: '比上月多 96 单' },
  parameters: { frame: { maxWidth: 220 }, guide: statisticGuide },
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {};

export const Zero: Story = { args: { label: '超时订单', value: 0, hint: undefined } };

export const Danger: Story = {
  args: { label: '超时订单', value: 7, tone: 'danger', hint: '最久 3 天 4 小时' },
};

export const Selectable: Story = {
  args: { label: '待我审核', value: 12, tone: 'accent', hint: '查看全部', onClick: fn() },
};

export const LinkToAList: Story = {
  args: { label: '待接单', value: 5, tone: 'danger', hint: '全部', href: '#overdue' },
};

export const Loading: Story = { args: { loading: true } };

export const Row: Story = {
  decorators: [(Story) => <Story />],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        gap: 12,
        width: 800,
        maxWidth: '90vw',
      }}
    >
      <Statistic label="待接单" value={36} unit="单" hint="今日新增 9" onClick={fn()} />
      <Statistic label="调查中" value={418} unit="单" hint="其中加急 22" onClick={fn()} />
      <Statistic
        label="已超时"
        value={7}
        unit="单"
        tone="danger"
        hint="最久 3 天 4 小时"
        onClick={fn()}
      />
      <Statistic label="平均用时" value="3.2" unit="个工作日" tone="success" hint="约定 5 个" />
    </div>
  ),
};

export const Hovered: Story = { ...Selectable, parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = {
  ...Selectable,
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const Pressed: Story = { ...Selectable, parameters: { pseudo: { active: ['button'] } } };

export const Selected: Story = { args: { ...Selectable.args, selected: true } };

export const LongText: Story = {
  args: {
    label: '上海明鉴人力资源信息技术服务有限公司华东分公司本月核实',
    value: 128_400_960,
    unit: '条履历与证书',
    hint: '其中学信网自动核实 96,204,118 条，其余由 42 位核实员完成',
  },
};

export const SelectedByKeyboard: Story = {
  ...Selectable,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
