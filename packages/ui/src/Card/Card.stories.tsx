import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { Table } from '../Table/Table';
import { Card } from './Card';
import { cardGuide } from './Card.guide';

const meta = {
  component: Card,
  args: { title: '候选人', children: '欧阳静怡，应聘 财务总监，2026-11-18 完成授权。' },
  parameters: { guide: cardGuide },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};

export const WithoutTitle: Story = { args: { title: undefined } };

export const WithActions: Story = { args: { actions: <Button size="small">编辑</Button> } };

export const Loading: Story = { args: { children: <Skeleton />, 'aria-busy': true } };

export const Flush: Story = {
  args: {
    title: '附件',
    flush: true,
    children: (
      <Table>
        <tbody>
          <tr>
            <td>授权书.pdf</td>
            <td data-align="end">1.2 MB</td>
          </tr>
          <tr>
            <td>学历证书.jpg</td>
            <td data-align="end">860 KB</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
};

export const Foldable: Story = {
  args: { foldable: true, actions: <Button size="small">编辑</Button> },
};

export const Folded: Story = { args: { ...Foldable.args, defaultOpen: false } };

export const LongText: Story = {
  args: {
    title: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
    actions: <Button size="small">查看客户</Button>,
  },
  parameters: { frame: { maxWidth: 358 } },
};

export const RightToLeft: Story = { ...WithActions, globals: { direction: 'rtl' } };
