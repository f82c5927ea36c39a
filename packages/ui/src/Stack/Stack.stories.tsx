import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Tag } from '../Tag/Tag';
import { Stack } from './Stack';
import { stackGuide } from './Stack.guide';

const names = ['欧阳静怡', '王晓明', 'Maria da Silva', '买买提·吐尔逊', '李雷'];

const meta = {
  component: Stack,
  args: { children: names.slice(0, 3).map((name) => <Card key={name}>{name}</Card>) },
  parameters: { guide: stackGuide },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Row: Story = { args: { direction: 'row' } };

export const ActionsAtTheEnd: Story = {
  args: {
    direction: 'row',
    gap: 'sm',
    justify: 'end',
    children: [
      <Button key="cancel">取消</Button>,
      <Button key="take" tone="primary">
        接单
      </Button>,
    ],
  },
};

export const BothEnds: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    align: 'center',
    children: [<strong key="name">欧阳静怡</strong>, <Button key="open">查看订单</Button>],
  },
};

export const Wraps: Story = {
  args: {
    direction: 'row',
    gap: 'xs',
    wrap: true,
    children: Array.from({ length: 24 }, (_, index) => (
      <Tag key={index}>{`核实项 ${index + 1}`}</Tag>
    )),
  },
};

export const AsAList: Story = {
  args: {
    element: 'ul',
    gap: 'xs',
    'aria-label': '候选人',
    children: names.map((name) => <li key={name}>{name}</li>),
  },
};

export const LongText: Story = {
  args: {
    direction: 'row',
    align: 'center',
    justify: 'between',
    children: [
      <div key="name" style={{ overflowWrap: 'anywhere' }}>
        上海明鉴人力资源信息技术服务有限公司华东分公司 Shanghai Mingjian Human Resources Information
        Technology Services Co., Ltd.
      </div>,
      <Button key="open" style={{ flex: 'none' }}>
        查看
      </Button>,
    ],
  },
};

export const RightToLeft: Story = { ...BothEnds, globals: { direction: 'rtl' } };
