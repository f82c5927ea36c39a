import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Result } from './Result';
import { resultGuide } from './Result.guide';

const meta = {
  component: Result,
  args: { kind: 'success', title: '报告已提交审核' },
  parameters: { guide: resultGuide },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: {
    description: '审核人 陈思远 会在 4 个工作小时内处理，结果将通知你。',
    actions: (
      <>
        <Button>返回列表</Button>
        <Button tone="primary">处理下一单</Button>
      </>
    ),
  },
};

export const Warning: Story = {
  args: {
    kind: 'warning',
    title: '报告已提交，2 份附件没有上传',
    description: '可以在审核前补传。',
  },
};

export const Danger: Story = {
  args: {
    kind: 'danger',
    title: '报告没有提交',
    description: '订单已被主管收回。填写的内容已存为草稿。',
    actions: <Button>查看草稿</Button>,
  },
};

export const WithDetails: Story = {
  args: {
    kind: 'info',
    title: '授权短信已发送',
    children: (
      <DescriptionList
        items={[
          { key: 'candidate', label: '候选人', value: '欧阳静怡' },
          { key: 'phone', label: '手机号', value: '138****2046' },
        ]}
      />
    ),
  },
};

export const Forbidden: Story = {
  args: {
    kind: '403',
    title: undefined,
    actions: <Button tone="primary">返回首页</Button>,
  } as never,
};

export const NotFound: Story = {
  args: {
    kind: '404',
    title: undefined,
    actions: <Button tone="primary">返回首页</Button>,
  } as never,
};

export const ServerError: Story = {
  args: { kind: '500', title: undefined, actions: <Button tone="primary">重试</Button> } as never,
};

export const LongText: Story = {
  args: {
    kind: 'danger',
    title:
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司的合同已到期，不能下单',
    description:
      '合同 HT-2024-000381 于 2026-10-31 到期。请联系客户经理续签，或选择另一个签约主体。',
  },
};

export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '报告已提交审核' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Success, globals: { direction: 'rtl' } };
