import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatusLight } from '../StatusLight/StatusLight';
import { Accordion } from './Accordion';
import { accordionGuide } from './Accordion.guide';

const meta = {
  component: Accordion,
  parameters: { guide: accordionGuide },
  args: {
    onExpandedKeysChange: fn(),
    defaultExpandedKeys: ['education'],
    items: [
      {
        key: 'identity',
        title: '身份核验',
        note: <StatusLight tone="success">已核实</StatusLight>,
        content: '身份证号与公安部记录一致。',
      },
      {
        key: 'education',
        title: '学历核验',
        note: <StatusLight tone="warning">待补充</StatusLight>,
        content:
          '硕士：上海财经大学，2016 年毕业。学信网在线验证报告已过期，请候选人重新提供验证码。',
      },
      {
        key: 'work',
        title: '工作履历',
        note: '3 段',
        content: '近 5 年 3 段履历，平均在职 19 个月。',
      },
      { key: 'court', title: '司法记录', note: '等待授权', disabled: true, content: '' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { args: { defaultExpandedKeys: ['identity', 'education'] } };

export const AllClosed: Story = { args: { defaultExpandedKeys: [] } };

export const LongText: Story = {
  args: {
    defaultExpandedKeys: ['entity'],
    items: [
      {
        key: 'entity',
        title:
          '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司与候选人签署的劳动合同',
        note: '3 份附件',
        content:
          '合同期限 2021-03-01 至 2024-02-29，岗位为人力资源业务伙伴，与候选人填写的“高级人力资源经理”不一致。',
      },
    ],
  },
  parameters: { frame: { maxWidth: 358 } },
};

export const OnlyOneOpen: Story = {
  args: { expands: 'one' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onExpandedKeysChange).toHaveBeenLastCalledWith(['identity']);
    await expect(canvas.getByRole('region', { name: /身份核验/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /学历核验/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const FoundBySearch: Story = {
  args: { defaultExpandedKeys: [] },
  play: async ({ canvas, canvasElement }) => {
    const folded = canvasElement.querySelector('[hidden="until-found"]');
    folded?.dispatchEvent(new Event('beforematch', { bubbles: true }));

    await expect(await canvas.findByRole('region', { name: /身份核验/ })).toBeVisible();
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
