import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    open: true,
    onClose: fn(),
    title: '补充候选人信息',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="姓名" required defaultValue="欧阳静怡" />
        <TextField label="手机" required description="用于发送授权短信" />
      </div>
    ),
    footer: (
      <>
        <Button>取消</Button>
        <Button tone="primary">保存</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const WithoutFooter: Story = { args: { footer: undefined } };

export const LongText: Story = {
  args: {
    title: '《个人信息处理授权书》——呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at}>
        {at + 1}. 本人授权明鉴在本次背景调查范围内，向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的信息，并将结果提供给委托方。
      </p>
    )),
  },
};

export const GivesFocusBack: Story = {
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>补充信息</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '补充信息' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
