import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox';
import { Disclosure } from './Disclosure';
import { disclosureGuide } from './Disclosure.guide';

const meta = {
  component: Disclosure,
  parameters: { frame: { maxWidth: 480 }, guide: disclosureGuide },
  args: {
    title: '高级选项',
    onOpenChange: fn(),
    children: (
      <div style={{ display: 'grid', gap: 4 }}>
        <Checkbox label="加急" />
        <Checkbox label="完成后抄送客户" defaultChecked />
      </div>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const WithNote: Story = { args: { note: '已改 1 项', headingLevel: 3 } };

export const Disabled: Story = { args: { disabled: true, note: '等待授权' } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const LongText: Story = {
  args: {
    title:
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司的全部劳动合同与离职证明材料',
    note: '3 份附件，1 份待补充',
    defaultOpen: true,
    children: '材料由候选人在 2026 年 11 月 18 日至 20 日分三次上传，核实员已逐份核对原件。',
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('checkbox', { name: '加急' })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '加急' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };
