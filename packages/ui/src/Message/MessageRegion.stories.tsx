import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { MessageRegion } from './MessageRegion';
import { messageRegionGuide } from './MessageRegion.guide';
import { createMessages, type MessageOptions } from './messages';

/** Returns a store that already shows the message. Its time starts when the region is mounted. */
function showing(message: MessageOptions) {
  const messages = createMessages();
  messages.show({ seconds: 5, ...message });
  return messages;
}

const meta = {
  component: MessageRegion,
  parameters: { guide: messageRegionGuide, docs: { story: { inline: false, iframeHeight: 160 } } },
  args: { messages: createMessages() },
} satisfies Meta<typeof MessageRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Neutral: Story = { args: { messages: showing({ text: '已复制订单编号' }) } };

export const Success: Story = {
  args: { messages: showing({ text: '已接单，授权短信已发送', tone: 'success' }) },
};

export const Warning: Story = {
  args: { messages: showing({ text: '有 2 项未保存', tone: 'warning' }) },
};

export const Danger: Story = {
  args: { messages: showing({ text: '提交失败：订单已被他人接走', tone: 'danger' }) },
};

export const LongText: Story = {
  args: {
    messages: showing({
      tone: 'danger',
      text: '第 14 行“签约主体”不在客户名录中：呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司；第 27 行身份证号校验位不正确。请修改后重新上传整个文件，已成功的记录不会重复导入。'.repeat(
        3,
      ),
    }),
  },
};

export const DismissedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    args.messages.show({ text: '已接单' });
    await waitFor(() => expect(screen.getByText('已接单')).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await expect(screen.queryByText('已接单')).toBeNull();
  },
  parameters: { looksLike: { story: 'Idle', reason: 'A dismissed message leaves nothing.' } },
};

export const RightToLeft: Story = {
  args: { messages: showing({ text: '已接单，授权短信已发送', tone: 'success' }) },
  globals: { direction: 'rtl' },
};
