import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';
import { confirmDialogGuide } from './ConfirmDialog.guide';

const meta = {
  component: ConfirmDialog,
  parameters: { guide: confirmDialogGuide, docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    open: true,
    onClose: fn(),
    title: '接下这个订单？',
    children: '接单后 5 个工作日内交付，候选人会收到授权短信。',
    confirmLabel: '接单',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '取消订单 BG2026111800421？',
    children: '已核实的 3 项仍会计费，取消后不能恢复。',
    confirmLabel: '取消订单',
    cancelLabel: '再想想',
  },
};

export const DangerHovered: Story = {
  args: Danger.args!,
  parameters: {
    pseudo: {
      hover: ['[data-tone="danger"]', '[data-tone="danger"] button'],
      rootSelector: 'body',
    },
  },
};

export const QuestionOnly: Story = {
  args: { children: undefined, title: '删除这条备注？', tone: 'danger', confirmLabel: '删除' },
};

export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: args.confirmLabel! });
    await userEvent.click(confirm);

    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  args: {
    title:
      '以“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”的名义重新发起授权邀请？',
    children:
      '候选人 Alexander Montgomery-Fitzgerald 会收到一条新的短信，之前的授权链接立即失效，已填写的内容保留。',
    confirmLabel: '重新发起授权邀请',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
