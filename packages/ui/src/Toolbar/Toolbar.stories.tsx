import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, Download, Plus, RefreshCw, Rows3, Upload } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { TextField } from '../TextField/TextField';
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from './Toolbar';
import { toolbarGuide } from './Toolbar.guide';

const onSelect = fn();

const meta = {
  component: Toolbar,
  parameters: { guide: toolbarGuide },
  args: {
    label: '订单列表的工具',
    children: (
      <>
        <Button tone="primary" icon={<Icon icon={Plus} />}>
          新增订单
        </Button>
        <Button icon={<Icon icon={Upload} />}>批量导入</Button>
        <ToolbarSeparator />
        <Menu
          label="更多"
          trigger={<Button>更多</Button>}
          items={[
            { key: 'export', label: '导出全部', icon: Download, onSelect },
            { key: 'columns', label: '设置列', icon: Columns3, onSelect },
          ]}
        />
        <ToolbarSpacer />
        <IconButton label="刷新列表" icon={RefreshCw} />
        <IconButton label="行高" icon={Rows3} />
        <IconButton label="列设置" icon={Columns3} />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OverAList: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button:nth-of-type(2)'] } } };

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['button:nth-of-type(2)'] } },
};

export const Pressed: Story = {
  parameters: { pseudo: { hover: ['button:first-of-type'], active: ['button:first-of-type'] } },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));

    await expect(await screen.findByRole('menu', { name: '更多' })).toBeVisible();
  },
};

export const WithTextField: Story = {
  args: {
    children: (
      <>
        <Button>全部展开</Button>
        <Button>全部收起</Button>
        <ToolbarSpacer />
        <TextField label="查找候选人" hideLabel placeholder="姓名或手机号" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('静怡{ArrowLeft}{ArrowLeft}欧阳');

    await expect(canvas.getByRole('textbox')).toHaveValue('欧阳静怡');
  },
};

export const WithGroups: Story = {
  args: {
    children: (
      <>
        <ButtonGroup label="报告">
          <Button>预览</Button>
          <Button>下载</Button>
        </ButtonGroup>
        <ButtonGroup label="订单">
          <Button>催办</Button>
          <Button>备注</Button>
        </ButtonGroup>
      </>
    ),
  },
};

export const Disabled: Story = {
  args: {
    children: (
      <>
        <Button disabled>预览报告</Button>
        <Button disabled>下载报告</Button>
        <Button>备注</Button>
      </>
    ),
  },
};

export const DisabledTellsWhy: Story = {
  args: {
    children: (
      <>
        <Button>备注</Button>
        <Button disabledReason="报告尚未出具">下载报告</Button>
      </>
    ),
  },
  parameters: { frame: { paddingBlockEnd: 48 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('button', { name: '下载报告' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '下载报告' })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: {
    children: (
      <>
        <Button tone="primary" loading>
          提交
        </Button>
        <Button>保存草稿</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Button>重新发起授权邀请 Send the invitation again</Button>
        <Button>导出上海明鉴华东分公司的订单</Button>
        <ToolbarSpacer />
        <Button>按签约主体分组</Button>
        <Button>按调查员分组</Button>
      </>
    ),
  },
};

export const MovesWithArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus());
    await userEvent.keyboard('{End}');

    await expect(canvas.getByRole('button', { name: '列设置' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
