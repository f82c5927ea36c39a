import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Timeline } from '../Timeline/Timeline';
import { orderEvents } from '../Timeline/Timeline.fixtures';
import { DataState } from './DataState';
import { dataStateGuide } from './DataState.guide';
import type { LoadState } from './loadState';

const meta = {
  component: DataState,
  args: {
    label: '订单动态',
    state: { kind: 'ready' },
    children: <Timeline label="订单动态" items={orderEvents} />,
  },
  parameters: { guide: dataStateGuide },
  decorators: [
    (Story) => (
      <Card title="订单动态">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Empty: Story = {
  args: {
    state: {
      kind: 'empty',
      title: '还没有动态',
      description: '接单后的每一步都会记录在这里。',
      action: <Button tone="primary">接单</Button>,
    },
  },
};

export const NoMatch: Story = { args: { state: { kind: 'noMatch', onClear: fn() } } };

export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } };

export const Retrying: Story = {
  args: { state: { kind: 'error', onRetry: fn(), retrying: true } },
};

export const Partial: Story = {
  args: {
    state: { kind: 'partial', description: '2026-11-16 之前的动态未能加载。', onRetry: fn() },
  },
};

export const Stale: Story = { args: { state: { kind: 'stale', onRetry: fn() } } };

export const Forbidden: Story = {
  args: {
    state: { kind: 'forbidden', description: '该订单属于“华南大区”。需要查看时，请联系主管开通。' },
  },
};

export const KeepsFocusWhenItLoadsAgain: Story = {
  render: function Loads(args) {
    const [state, setState] = useState<LoadState>({
      kind: 'error',
      onRetry: () => setState({ kind: 'ready' }),
    });
    return <DataState {...args} state={state} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('list', { name: '订单动态' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '订单动态' })).toHaveFocus();
  },
};

export const Focused: Story = {
  args: { state: { kind: 'error', onRetry: fn() } },
  parameters: { pseudo: { focusVisible: ['[role="group"]'] } },
};

export const LongText: Story = {
  args: {
    state: {
      kind: 'partial',
      title: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司的动态未能加载',
      description:
        '学信网正在维护，预计 2026-11-21 18:00 恢复；恢复前只显示 2026-11-16 之后、由本公司记录的动态。',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { ...Partial, globals: { direction: 'rtl' } };
