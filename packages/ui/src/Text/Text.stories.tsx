import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';
import { textGuide } from './Text.guide';

const long =
  '候选人 Maria da Silva 于 2019 年 3 月至 2024 年 8 月任职于上海明鉴人力资源信息技术服务有限公司华东分公司 (Shanghai Mingjian East China Branch)，担任 Senior Background Check Analyst，离职原因与其本人所述一致。';

const meta = {
  component: Text,
  args: { children: '接单后 24 小时内联系候选人' },
  parameters: { guide: textGuide },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Table: Story = { args: { size: 'table' } };

export const Small: Story = { args: { size: 'small', tone: 'muted' } };

export const Strong: Story = { args: { strong: true } };

export const Tones: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Text {...args} />
      <Text tone="muted">更新于 2026-11-18 14:20</Text>
      <Text tone="faint">暂无备注</Text>
      <Text tone="danger">已超时 3 小时</Text>
      <Text tone="warning">还剩 2 小时</Text>
      <Text tone="success">已按时完成</Text>
    </Stack>
  ),
};

export const TabularNumbers: Story = {
  render: () => (
    <Stack gap="xxs" align="end" style={{ width: 120 }}>
      <Text tabular>11,280.00</Text>
      <Text tabular>4,111.10</Text>
      <Text tabular>860.00</Text>
    </Stack>
  ),
};

export const LongText: Story = { args: { element: 'p', children: long } };

export const ClippedAfterOneLine: Story = {
  args: { lines: 1, children: long },
  parameters: { frame: { maxWidth: 320 } },
};

export const ClippedAfterTwoLines: Story = {
  ...ClippedAfterOneLine,
  args: { lines: 2, children: long },
};

export const WholeTextByKeyboard: Story = {
  ...ClippedAfterTwoLines,
  play: async ({ userEvent }) => {
    await userEvent.tab();

    await expect(screen.getByText(long, { selector: '[aria-hidden]' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...ClippedAfterTwoLines, globals: { direction: 'rtl' } };
