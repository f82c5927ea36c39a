import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Popover } from './Popover';
import { popoverGuide } from './Popover.guide';

const meta = {
  component: Popover,
  args: {
    label: '显示的列',
    trigger: <Button>列设置</Button>,
    children: (
      <div style={{ display: 'grid', gap: 4 }}>
        <Checkbox label="订单编号" defaultChecked disabled />
        <Checkbox label="候选人" defaultChecked />
        <Checkbox label="签约主体" defaultChecked />
        <Checkbox label="创建时间" />
      </div>
    ),
  },
  parameters: { guide: popoverGuide },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));

    await expect(await screen.findByRole('dialog', { name: '显示的列' })).toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '列设置' })).toHaveFocus());
  },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const LongText: Story = {
  ...Open,
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        {index + 1}. 呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司
      </p>
    )),
  },
};

export const InitiallyOpen: Story = {
  args: { defaultOpen: true },
  parameters: {
    looksLike: { story: 'Open', reason: '`defaultOpen` opens the panel that a click opens.' },
  },
};

export const PlacedAtTheEnd: Story = {
  args: { defaultOpen: true, placement: 'bottom-end' },
  parameters: { frame: { paddingInlineStart: 160 } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '列设置' }).getBoundingClientRect();
    const panel = await screen.findByRole('dialog');

    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().right)).toBe(Math.round(trigger.right)),
    );
  },
};

export const PlacedAtTheEndRightToLeft: Story = {
  ...PlacedAtTheEnd,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '列设置' }).getBoundingClientRect();
    const panel = await screen.findByRole('dialog');

    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().left)).toBe(Math.round(trigger.left)),
    );
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        <Popover {...args} open={open} onOpenChange={setOpen} />
        <Button onClick={() => setOpen(true)}>显示列设置</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示列设置' }));

    await expect(await screen.findByRole('dialog', { name: '显示的列' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '候选人' })).toHaveFocus());
  },
};

export const ClosedByTab: Story = {
  args: { defaultOpen: true, children: <Checkbox label="候选人" /> },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8 }}>
        <Story />
        <Button>导出</Button>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    await userEvent.tab();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '导出' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
