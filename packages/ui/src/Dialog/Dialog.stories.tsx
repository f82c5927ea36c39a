import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Select } from '../Select/Select';
import { Skeleton } from '../Skeleton/Skeleton';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';
import { dialogGuide } from './Dialog.guide';

const meta = {
  component: Dialog,
  parameters: { guide: dialogGuide, docs: { story: { inline: false, iframeHeight: 480 } } },
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

export const FullWindow: Story = { args: { size: 'full' } };

export const Loading: Story = { args: { 'aria-busy': true, children: <Skeleton lines={4} /> } };

export const Invalid: Story = {
  args: {
    children: <TextField label="手机" required defaultValue="1380000" error="请输入 11 位手机号" />,
  },
};

export const NotDismissible: Story = {
  args: {
    dismissible: false,
    size: 'small',
    title: '请先签署保密承诺',
    children: '签署后才能查看候选人的材料。',
    footer: <Button tone="primary">去签署</Button>,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: '去签署' })).toHaveFocus());
  },
};

export const WithoutFooter: Story = { args: { footer: undefined } };

export const LongText: Story = {
  args: {
    title:
      '《个人信息处理授权书》——呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        {index + 1}.
        本人授权明鉴在本次背景调查范围内，向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的信息，并将结果提供给委托方。
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

export const AsksBeforeClosing: Story = {
  render: function WithChanges(args) {
    const [isAsking, setAsking] = useState(false);
    return (
      <Dialog {...args} onClose={() => setAsking(true)}>
        <TextField label="核实备注" defaultValue="已电话核实，对方人事经理确认在职时间" />
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title="放弃未保存的修改？"
          tone="danger"
          confirmLabel="放弃"
          cancelLabel="继续填写"
          onConfirm={() => args.onClose()}
        />
      </Dialog>
    );
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(
      await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' }),
    ).toBeVisible();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox')).toHaveValue('已电话核实，对方人事经理确认在职时间');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
  },
};

export const Nested: Story = {
  args: {
    children: (
      <Select
        label="签约主体"
        options={['北京明鉴', '上海明鉴'].map((label) => ({ value: label, label }))}
        value="北京明鉴"
        onValueChange={() => {}}
      />
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '签约主体 北京明鉴' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowDown}');

    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
