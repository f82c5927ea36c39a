import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, FileText, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Tag } from '../Tag/Tag';
import { List } from './List';
import { listGuide } from './List.guide';
import { ListItem } from './ListItem';

const onClick = fn();

const meta = {
  component: List,
  subcomponents: { ListItem },
  args: {
    label: '最近的候选人',
    divided: true,
    children: [
      <ListItem
        key="1"
        leading={<Avatar name="欧阳静怡" />}
        description="高级人力资源经理 · 上海"
        trailing="10:24"
      >
        欧阳静怡
      </ListItem>,
      <ListItem
        key="2"
        leading={<Avatar name="王子墨" />}
        description="数据分析师 · 杭州"
        trailing={<Tag tone="warning">待补充</Tag>}
      >
        王子墨
      </ListItem>,
      <ListItem
        key="3"
        leading={<Avatar name="Alexandra Chen" />}
        description="Finance Director · Hong Kong"
        trailing="昨天"
      >
        Alexandra Chen
      </ListItem>,
    ],
  },
  parameters: { frame: { maxWidth: 480 }, guide: listGuide },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const links = ['BG2026111800421', 'BG2026111800398', 'BG2026111700012'].map((order, index) => (
  <ListItem
    key={order}
    href={`#${order}`}
    leading={<Icon icon={FileText} />}
    description="上海明鉴人力资源信息技术服务有限公司"
    selected={index === 0}
    trailing="报告审核"
  >
    {order}
  </ListItem>
));

export const Plain: Story = { args: { header: '今天', divided: false } };

export const Dense: Story = {
  args: {
    dense: true,
    children: ['身份核验', '学历核验', '工作履历', '司法记录'].map((name) => (
      <ListItem key={name} trailing="已核实">
        {name}
      </ListItem>
    )),
  },
};

export const Links: Story = { args: { label: '订单', children: links } };

export const WithActions: Story = {
  args: {
    label: '附件',
    header: (
      <>
        3 份附件 <Button size="small">全部下载</Button>
      </>
    ),
    children: ['授权书.pdf', '学信网在线验证报告.pdf', '离职证明 (scan).jpg'].map((name) => (
      <ListItem
        key={name}
        href={`#${name}`}
        leading={<Icon icon={FileText} />}
        description="2.4 MB · 2026-11-18"
        trailing={
          <>
            <IconButton label={`下载${name}`} icon={Download} size="small" />
            <IconButton label={`删除${name}`} icon={Trash2} size="small" />
          </>
        }
      >
        {name}
      </ListItem>
    )),
  },
};

export const Selectable: Story = {
  args: { label: '核验项目', children: [] },
  beforeEach: () => void onClick.mockClear(),
  render: function Selects(args) {
    const [selected, setSelected] = useState('学历核验');
    return (
      <List {...args}>
        {['身份核验', '学历核验', '司法记录'].map((name) => (
          <ListItem
            key={name}
            selected={selected === name}
            disabled={name === '司法记录'}
            description={name === '司法记录' ? '等待候选人授权' : '2 条记录'}
            onClick={() => {
              setSelected(name);
              onClick(name);
            }}
          >
            {name}
          </ListItem>
        ))}
      </List>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(onClick).toHaveBeenCalledWith('身份核验');
    await expect(canvas.getByRole('button', { name: '身份核验' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Hovered: Story = {
  args: { label: '订单', children: links },
  parameters: { pseudo: { hover: ['li:nth-child(2) a'] } },
};

export const Focused: Story = {
  args: { label: '订单', children: links },
  parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } },
};

export const Loading: Story = { args: { loading: true, header: '今天' } };

export const Empty: Story = {
  args: {
    children: [],
    empty: (
      <EmptyState
        title="还没有候选人"
        description="导入名单后会显示在这里。"
        action={<Button>导入名单</Button>}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    children: [
      <ListItem
        key="1"
        leading={<Icon icon={FileText} />}
        href="#long"
        description="MingjianInternationalHongKongLimitedEmploymentCertificateForBackgroundCheck2026.pdf"
        trailing="合同将于 2026-12-31 到期"
      >
        呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司与候选人签署的劳动合同
      </ListItem>,
    ],
  },
};

export const RightToLeft: Story = {
  args: { label: '订单', children: links },
  globals: { direction: 'rtl' },
};
