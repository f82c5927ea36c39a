import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Table } from '../Table/Table';
import { orders } from '../Table/Table.fixtures';
import { TableFrame } from '../TableFrame/TableFrame';
import { TextField } from '../TextField/TextField';
import { Drawer } from './Drawer';
import { drawerGuide } from './Drawer.guide';

const meta = {
  component: Drawer,
  parameters: { guide: drawerGuide, docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    open: true,
    onClose: fn(),
    title: '界面设置',
    children: (
      <SegmentedControl
        label="密度"
        value="standard"
        onValueChange={fn()}
        options={[
          { value: 'compact', label: '紧凑' },
          { value: 'standard', label: '标准' },
          { value: 'roomy', label: '宽松' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};

export const AtTheStart: Story = { args: { side: 'start', title: '导航' } };

export const Small: Story = {
  args: { size: 'small', title: '编辑备注', children: <TextField label="备注" /> },
};

export const Medium: Story = {
  args: {
    size: 'medium',
    title: '编辑候选人',
    children: <TextField label="姓名" defaultValue="欧阳静怡" />,
  },
};

export const Large: Story = {
  args: {
    size: 'large',
    title: '全部订单',
    children: (
      <TableFrame label="订单">
        <Table>{orders}</Table>
      </TableFrame>
    ),
  },
};

export const FullWindow: Story = { args: { ...Large.args, size: 'full' } };

export const Loading: Story = { args: { 'aria-busy': true, children: <Skeleton lines={6} /> } };

export const LongText: Story = {
  args: {
    title:
      '订单 BG2026111800421 · 呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>第 {index + 1} 条操作记录：已电话核实，对方人事经理确认在职时间。</p>
    )),
  },
};

export const WithFooter: Story = {
  args: {
    ...LongText.args,
    size: 'medium',
    title: '编辑备注',
    footer: (
      <>
        <Button>退回</Button>
        <Button tone="primary">确定</Button>
      </>
    ),
  },
};

export const Nested: Story = {
  render: function WithQuestion(args) {
    const [isAsking, setAsking] = useState(false);
    return (
      <Drawer {...args}>
        <Button onClick={() => setAsking(true)}>恢复默认设置</Button>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title="恢复默认设置？"
          confirmLabel="恢复"
          onConfirm={() => {}}
        >
          列宽、密度和颜色都会回到初始值。
        </ConfirmDialog>
      </Drawer>
    );
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '恢复默认设置' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: '恢复默认设置' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');

    await expect(await screen.findByRole('alertdialog', { name: '恢复默认设置？' })).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('radio', { checked: true })).toHaveFocus());
    await userEvent.tab({ shift: true });

    await expect(within(dialog).getByRole('button', { name: /关闭|Close/ })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: {
    title: '编辑候选人',
    children: (
      <Stack gap="lg">
        <ErrorSummary
          headingLevel={3}
          errors={[{ fieldId: 'phone', message: '手机号应为 11 位数字' }]}
        />
        <TextField id="phone" label="手机" defaultValue="1380000" error="手机号应为 11 位数字" />
      </Stack>
    ),
  },
};

export const AsksBeforeClosing: Story = {
  render: function WithChanges(args) {
    const [isAsking, setAsking] = useState(false);
    return (
      <Drawer {...args} onClose={() => setAsking(true)}>
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
      </Drawer>
    );
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');

    await expect(
      await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' }),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotDismissible: Story = {
  args: { dismissible: false, children: <Button tone="primary">保存并关闭</Button> },
};

export const ClosedByKeyboard: Story = {
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>界面设置</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '界面设置' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '界面设置' });

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
