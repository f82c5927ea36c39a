import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/Tag';
import { DescriptionList } from './DescriptionList';
import { descriptionListGuide } from './DescriptionList.guide';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { key: 'orderNo', label: '订单编号', value: 'BG2026111800421' },
      { key: 'name', label: '候选人', value: '欧阳静怡' },
      { key: 'status', label: '状态', value: <Tag tone="accent">调查中</Tag> },
      {
        key: 'company',
        label: '签约主体',
        value: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
      },
      { key: 'mobile', label: '手机', value: '138 0013 8000' },
      { key: 'email', label: '邮箱', value: null },
      {
        key: 'remark',
        label: '备注',
        value: '候选人目前在职，请勿联系现任雇主。学历核实可直接通过学信网完成。',
        wide: true,
      },
    ],
  },
  parameters: { guide: descriptionListGuide },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};

export const FourColumns: Story = { args: { columns: 4 } };

export const OneColumn: Story = { args: { columns: 1 } };

export const Narrow: Story = {
  parameters: { frame: { maxWidth: 320 } },
};

export const LongText: Story = {
  args: {
    columns: 4,
    items: [
      {
        key: 'entity',
        label: '与候选人签订劳动合同并缴纳社会保险的签约主体',
        value: '上海明鉴人力资源信息技术服务有限公司华东分公司',
      },
      {
        key: 'link',
        label: '授权链接',
        value: 'https://mingjian.example/consent/MJ202611170003/8f2c1d7a9b0e4c55a6d1',
      },
      { key: 'name', label: '候选人', value: 'Alexandra Konstantinopolskaya-Whitfield' },
      { key: 'count', label: '项数', value: 12 },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
