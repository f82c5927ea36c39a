import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from './Tag';
import { tagGuide } from './Tag.guide';

const meta = {
  component: Tag,
  args: { children: '闪调' },
  parameters: { guide: tagGuide },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const OrderStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag dot>未开始</Tag>
      <Tag dot tone="accent">
        调查中
      </Tag>
      <Tag dot tone="success">
        已完成
      </Tag>
      <Tag dot tone="warning">
        待补充
      </Tag>
      <Tag dot tone="danger">
        已超时
      </Tag>
      <Tag dot tone="notice">
        加急
      </Tag>
    </div>
  ),
};

export const Removable: Story = { args: { children: '加急', tone: 'accent', onRemove: fn() } };

export const RemoveHovered: Story = {
  args: Removable.args!,
  parameters: { pseudo: { hover: ['button'] } },
};

export const RemoveFocused: Story = {
  args: Removable.args!,
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const RemovableLongText: Story = {
  args: {
    dot: true,
    tone: 'warning',
    children: '等待候选人补充硕士阶段学历证书扫描件与学信网在线验证报告',
    onRemove: fn(),
  },
  parameters: { frame: { width: 200 } },
};

export const RemovedByKeyboard: Story = {
  render: function Removed() {
    const [labels, setLabels] = useState(['身份核实', '学历核实', '工作履历核实', '司法记录']);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {labels.map((label) => (
          <Tag key={label} onRemove={() => setLabels(labels.filter((other) => other !== label))}>
            {label}
          </Tag>
        ))}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(移除|Remove) 身份核实$/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(canvas.getByRole('button', { name: /司法记录$/ }));

    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    dot: true,
    children: '等待候选人补充硕士阶段学历证书扫描件与学信网在线验证报告',
  },
  parameters: { frame: { width: 200 } },
};

export const RightToLeft: Story = { ...OrderStates, globals: { direction: 'rtl' } };
