import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, Eye, List, Rows3, Share2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { ButtonGroup } from './ButtonGroup';
import { buttonGroupGuide } from './ButtonGroup.guide';

const onClick = fn();

const meta = {
  component: ButtonGroup,
  parameters: { guide: buttonGroupGuide },
  args: {
    label: '背调报告',
    children: (
      <>
        <Button onClick={onClick} icon={<Icon icon={Eye} />}>
          预览
        </Button>
        <Button onClick={onClick} icon={<Icon icon={Download} />}>
          下载
        </Button>
        <Button onClick={onClick} icon={<Icon icon={Share2} />}>
          分享
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeActions: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button:nth-child(2)'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button:nth-child(2)'] } } };

export const Pressed: Story = {
  parameters: { pseudo: { hover: ['button:nth-child(2)'], active: ['button:nth-child(2)'] } },
};

export const Primary: Story = {
  args: {
    children: (
      <>
        <Button tone="primary">接单</Button>
        <Button tone="primary">转派</Button>
      </>
    ),
  },
};

export const IconsAlone: Story = {
  args: {
    label: '列表的样子',
    children: (
      <>
        <IconButton label="紧凑" icon={List} tone="neutral" aria-pressed />
        <IconButton label="宽松" icon={Rows3} tone="neutral" aria-pressed={false} />
        <IconButton label="下载列表" icon={Download} />
      </>
    ),
  },
};

export const WithMenu: Story = {
  args: {
    children: (
      <>
        <Button onClick={onClick}>下载报告</Button>
        <Menu
          label="其他格式"
          trigger={<IconButton label="其他格式" icon={ChevronDown} tone="neutral" />}
          items={[
            { key: 'word', label: 'Word 文档', onSelect: onClick },
            { key: 'zip', label: '含附件的压缩包', onSelect: onClick },
          ]}
        />
      </>
    ),
  },
};

export const Open: Story = {
  ...WithMenu,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '其他格式' }));

    await expect(await screen.findByRole('menu', { name: '其他格式' })).toBeVisible();
  },
};

export const Small: Story = {
  args: {
    children: (
      <>
        <Button size="small">详情</Button>
        <Button size="small">催办</Button>
        <Button size="small">备注</Button>
      </>
    ),
  },
};

export const Disabled: Story = {
  args: {
    children: (
      <>
        <Button disabled>预览</Button>
        <Button disabled>下载</Button>
      </>
    ),
  },
};

export const DisabledTellsWhy: Story = {
  args: {
    children: (
      <>
        <Button>预览</Button>
        <Button disabledReason="报告尚未出具">下载</Button>
      </>
    ),
  },
  parameters: { frame: { paddingBlockEnd: 48 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '下载' })).toHaveAccessibleDescription(
      '报告尚未出具',
    );
  },
};

export const Loading: Story = {
  args: {
    children: (
      <>
        <Button>预览</Button>
        <Button loading>下载</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Button>以上海明鉴人力资源信息技术服务有限公司华东分公司的名义发起</Button>
        <Button>Generate and issue the background check report</Button>
      </>
    ),
  },
};

export const StacksWhenNarrow: Story = {
  args: {
    narrow: 'stack',
    children: (
      <>
        <Button onClick={onClick}>预览报告</Button>
        <Button onClick={onClick}>下载报告</Button>
        <Button onClick={onClick}>分享给客户</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const PressedByKeyboard: Story = {
  beforeEach: () => void onClick.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
