import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import type { NotificationOptions } from './model/queue';
import { notificationGuide } from './Notification.guide';
import { NotificationRegion } from './NotificationRegion';
import { createNotifications } from './notifications';

/** Returns a store that already shows the notifications, each until it is closed. */
function showing(...options: NotificationOptions[]) {
  const notifications = createNotifications();
  for (const option of options) notifications.show({ duration: null, ...option });
  return notifications;
}

const onClick = fn();

const info: NotificationOptions = {
  title: '系统将于今晚 22:00 升级',
  text: '约 10 分钟，期间无法提交，已填写的内容会保留。',
};
const success: NotificationOptions = {
  tone: 'success',
  title: '报告已出具',
  text: '欧阳静怡 · MJ202611170003',
};
const warning: NotificationOptions = {
  tone: 'warning',
  title: '2 个订单即将超时',
  text: '约定交付前不足 6 个工作小时。',
};
const danger: NotificationOptions = {
  tone: 'danger',
  title: '提交失败',
  text: '订单已被 王晓明 接走，请刷新列表。',
};

const meta = {
  component: NotificationRegion,
  parameters: { guide: notificationGuide, docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { notifications: createNotifications() },
  render: (args) => (
    <>
      <Button>提交订单</Button>
      <NotificationRegion {...args} />
    </>
  ),
  beforeEach: () => void onClick.mockClear(),
} satisfies Meta<typeof NotificationRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const InfoTone: Story = { args: { notifications: showing(info) } };

export const SuccessTone: Story = { args: { notifications: showing(success) } };

export const WarningTone: Story = { args: { notifications: showing(warning) } };

export const DangerTone: Story = { args: { notifications: showing(danger) } };

export const WithAction: Story = {
  args: {
    notifications: showing(
      { ...success, action: { label: '查看报告', onClick } },
      { title: '已取消 3 个订单', onUndo: onClick },
    ),
  },
};

export const Hovered: Story = {
  ...WithAction,
  parameters: { pseudo: { rootSelector: 'body', hover: ['ol button'] } },
};

export const Focused: Story = {
  ...WithAction,
  parameters: { pseudo: { rootSelector: 'body', focusVisible: ['li:first-child button'] } },
};

export const Pressed: Story = {
  ...WithAction,
  parameters: { pseudo: { rootSelector: 'body', hover: ['ol button'], active: ['ol button'] } },
};

export const StackOfFive: Story = {
  args: {
    notifications: showing(info, success, warning, danger, {
      title: '已取消 3 个订单',
      onUndo: onClick,
    }),
  },
};

export const ManyQueued: Story = {
  args: {
    notifications: showing(
      ...Array.from({ length: 1204 }, (_, index): NotificationOptions => ({
        tone: 'success',
        title: `第 ${index + 1} 份报告已出具`,
      })),
    ),
  },
};

export const LongText: Story = {
  args: {
    notifications: showing({
      tone: 'danger',
      title:
        '上海明鉴人力资源信息技术服务有限公司华东分公司的导入有 2 行未通过 Import partly failed',
      text: '第 14 行“签约主体”不在客户名录中：呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司；第 27 行身份证号校验位不正确。请修改后重新上传整个文件，已成功的记录不会重复导入。',
      action: { label: '下载未通过的行', onClick },
    }),
  },
};

export const ReachedByKeyboard: Story = {
  beforeEach: ({ args }) => {
    args.notifications.dismissAll();
    args.notifications.show({ ...success, duration: null });
    args.notifications.show({ ...warning, duration: null });
  },
  args: { notifications: createNotifications() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: /F6/ })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: /2 个订单即将超时/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvas.getByRole('button', { name: '提交订单' })).toHaveFocus());
  },
};

export const PausesOnHover: Story = {
  args: { notifications: createNotifications() },
  play: async ({ args, userEvent }) => {
    args.notifications.dismissAll();
    args.notifications.show({ title: '已保存', duration: 600 });
    await userEvent.hover(await screen.findByText('已保存'));
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(screen.getByText('已保存')).toBeVisible();

    await userEvent.unhover(screen.getByText('已保存'));

    await waitFor(() => expect(screen.queryByText('已保存')).toBeNull());
  },
  parameters: {
    looksLike: { story: 'Empty', reason: 'After the pause the notification goes away.' },
  },
};

export const RightToLeft: Story = { ...StackOfFive, globals: { direction: 'rtl' } };
