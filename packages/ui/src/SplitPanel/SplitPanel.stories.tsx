import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SplitPanel } from './SplitPanel';
import { splitPanelGuide } from './SplitPanel.guide';

const names = ['欧阳静怡', '陈思远', '李想', '阿依古丽·买买提', 'Alexandra Whitfield'];

const orders = (count: number) => (
  <ul style={{ margin: 0, padding: '8px 24px' }}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        MJ2026111700{String(index + 10)} {names[index % names.length]}
      </li>
    ))}
  </ul>
);

const report = (
  <div style={{ padding: '8px 16px' }}>
    <strong>背景调查报告</strong>
    <p>
      候选人目前在职，请勿联系现任雇主。学历核实可直接通过学信网完成，工作经历从 2019 年起核实。
    </p>
  </div>
);

const meta = {
  component: SplitPanel,
  parameters: { frame: { maxWidth: 880, height: 240 }, guide: splitPanelGuide },
  args: {
    label: '订单列表',
    start: orders(5),
    endLabel: '报告',
    end: report,
    defaultValue: 40,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SplitPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const OneBelowTheOther: Story = { args: { orientation: 'vertical' } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['[role="separator"]'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['[role="separator"]'] } } };

export const Pressed: Story = {
  // Released with the story: what the next one shows may wait for it.
  beforeEach: () => () => void fireEvent.pointerUp(document.body),
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('separator');
    const { x, y } = handle.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { pointerId: 1, button: 0, clientX: x, clientY: y });
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: x + 80, clientY: y });

    await expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Collapsed: Story = { args: { defaultValue: 0 } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    start: (
      <p style={{ padding: 16 }}>
        呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司 Hulunbuir Mingjian
        Consulting
      </p>
    ),
    defaultValue: 20,
  },
};

export const Many: Story = { args: { start: orders(1000) } };

export const ResizedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: '订单列表' });
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(42);

    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{Enter}');

    await expect(handle).toHaveAttribute('aria-valuenow', '42');
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
