import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';
import { dividerGuide } from './Divider.guide';

const meta = {
  component: Divider,
  parameters: { frame: { maxWidth: 358 }, guide: dividerGuide },
  render: (args) => (
    <Stack>
      <Text>手机号登录</Text>
      <Divider {...args} />
      <Text>企业微信登录</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};

export const WithLabel: Story = { args: { label: '或' } };

export const LongText: Story = {
  args: { label: '以下由呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司填写' },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row" align="center">
      <Button tone="quiet">接单</Button>
      <Divider {...args} />
      <Button tone="quiet">退回</Button>
    </Stack>
  ),
};

export const VerticalWithLabel: Story = {
  ...Vertical,
  args: { orientation: 'vertical', label: '或' },
};

export const RightToLeft: Story = { args: { label: '或' }, globals: { direction: 'rtl' } };
