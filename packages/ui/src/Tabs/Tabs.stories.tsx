import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, GraduationCap, IdCard } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton';
import { TextField } from '../TextField/TextField';
import { Tabs } from './Tabs';
import { manyTabs, reportTabs, returnedTabs } from './Tabs.fixtures';
import { tabsGuide } from './Tabs.guide';

const meta = {
  component: Tabs,
  args: { label: '报告内容', tabs: reportTabs, onValueChange: fn() },
  parameters: { guide: tabsGuide },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};

export const WithIcons: Story = {
  args: {
    tabs: [
      { key: 'identity', label: '身份核验', icon: IdCard, content: '身份证号与公安部记录一致。' },
      { key: 'education', label: '学历核验', icon: GraduationCap, content: '学信网记录一致。' },
      { key: 'work', label: '工作履历', icon: Briefcase, content: '近 5 年 3 段履历。' },
    ],
  },
};

export const Loading: Story = {
  args: {
    tabs: reportTabs.map((tab) => ({ ...tab, content: <Skeleton /> })),
    activation: 'manual',
    'aria-busy': true,
  },
};

export const DisabledTellsWhy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');

    await expect(canvas.getByRole('tab', { name: '司法记录' })).toHaveFocus();
    await expect(await screen.findByText('候选人还没有签署授权书')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const MovesWithArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onValueChange).toHaveBeenCalledWith('education');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('上海财经大学');
  },
};

export const SelectedByEnter: Story = {
  args: { activation: 'manual' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('学历核验');
  },
  parameters: {
    looksLike: {
      story: 'MovesWithArrows',
      reason: 'Both end with the second tab selected; they differ in the keys that select it.',
    },
  },
};

export const KeepsWhatWasTyped: Story = {
  args: {
    keepMounted: true,
    tabs: [
      { key: 'note', label: '备注', content: <TextField label="核实备注" /> },
      { key: 'files', label: '附件', content: '还没有附件。' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '已电话核实');
    await userEvent.click(canvas.getByRole('tab', { name: '附件' }));
    await userEvent.click(canvas.getByRole('tab', { name: '备注' }));

    await expect(canvas.getByRole('textbox', { name: '核实备注' })).toHaveValue('已电话核实');
  },
};

export const ThirtyTabs: Story = {
  args: { tabs: manyTabs, defaultValue: 'entity12' },
  parameters: { frame: { maxWidth: 358 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('tablist').getBoundingClientRect();
    const edges = () => canvas.getByRole('tab', { selected: true }).getBoundingClientRect();

    await waitFor(() =>
      expect(Math.round(edges().left)).toBeGreaterThanOrEqual(Math.round(bar.left)),
    );
    await waitFor(() =>
      expect(Math.round(edges().right)).toBeLessThanOrEqual(Math.round(bar.right)),
    );
  },
};

export const WithErrors: Story = { args: { tabs: returnedTabs } };

export const ErrorsInAllTabs: Story = {
  args: { tabs: returnedTabs, defaultValue: 'education' },
  parameters: { frame: { maxWidth: 358 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));

    await expect(await screen.findByRole('menuitem', { name: /学历核验.*2/ })).toBeVisible();
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['[aria-selected="false"]'] } } };

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['[aria-selected="true"]'] } },
};

export const LongText: Story = {
  args: {
    tabs: [
      {
        key: 'entity',
        label:
          '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司的全部劳动合同与离职证明材料',
        content: '3 份附件。',
      },
      { key: 'note', label: 'Notes', content: '还没有备注。' },
    ],
  },
  parameters: { frame: { maxWidth: 358 } },
};

export const Closable: Story = {
  args: {
    onTabClose: fn(),
    tabs: reportTabs.map((tab, index) => ({ ...tab, closable: index > 0 })),
    defaultValue: 'education',
  },
  render: function Closing(args) {
    const [closed, setClosed] = useState<readonly string[]>([]);
    const handleClose = (key: string) => {
      args.onTabClose?.(key);
      setClosed([...closed, key]);
    };
    return (
      <Tabs
        {...args}
        tabs={args.tabs.filter((tab) => !closed.includes(tab.key))}
        onTabClose={handleClose}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Delete}');

    await expect(args.onTabClose).toHaveBeenCalledWith('court');
    await expect(canvas.getByRole('tab', { name: /工作履历/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Delete}');
    await expect(args.onTabClose).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    await expect(args.onValueChange).toHaveBeenCalledWith('education');
  },
};
