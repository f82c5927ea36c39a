import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, UserPlus } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';
import { BulkBar } from './BulkBar';
import { bulkBarGuide } from './BulkBar.guide';

const onSelect = fn();

const meta = {
  component: BulkBar,
  parameters: { guide: bulkBarGuide },
  args: {
    count: 3,
    total: 1284,
    onClear: fn(),
    onSelectAll: fn(),
    children: (
      <>
        <Button icon={<Icon icon={UserPlus} />}>指派调查员</Button>
        <Button icon={<Icon icon={Download} />}>下载报告</Button>
        <Menu
          label="更多批量操作"
          trigger={<Button>更多</Button>}
          items={[
            { key: 'remind', label: '催办', onSelect },
            { key: 'cancel', label: '取消订单', tone: 'danger', onSelect },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSelected: Story = {};

export const AllSelected: Story = { args: { count: 1284 } };

export const Empty: Story = {
  args: { count: 0, placeholder: '共 1,284 个订单，勾选后可批量操作' },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button:nth-of-type(2)'] } } };

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['button:nth-of-type(2)'] } },
};

export const Pressed: Story = {
  parameters: { pseudo: { hover: ['button:nth-of-type(2)'], active: ['button:nth-of-type(2)'] } },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));

    await expect(await screen.findByRole('menu', { name: '更多批量操作' })).toBeVisible();
  },
};

export const Loading: Story = { args: { children: <Button loading>批量接单</Button> } };

export const Disabled: Story = { args: { children: <Button disabled>批量接单</Button> } };

export const DisabledTellsWhy: Story = {
  args: {
    children: <Button disabledReason="所选订单中有 1 个已被他人接走">批量接单</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('button', { name: '批量接单' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    count: 1_000_000,
    total: 2_345_678,
    children: <Button>导出上海明鉴人力资源信息技术服务有限公司华东分公司的订单</Button>,
  },
};

export const OverAList: Story = {
  render: function Selectable({ onClear, ...args }) {
    const [selected, setSelected] = useState<readonly number[]>([1]);
    const clear = () => {
      setSelected([]);
      onClear();
    };
    return (
      <div style={{ display: 'grid', gap: 8, maxWidth: 880 }}>
        {Array.from({ length: 24 }, (_, index) => (
          <Checkbox
            key={index}
            label={`MJ2026111700${String(index + 10)} 欧阳静怡 · 上海明鉴人力资源`}
            checked={selected.includes(index)}
            onChange={() =>
              setSelected(
                selected.includes(index)
                  ? selected.filter((value) => value !== index)
                  : [...selected, index],
              )
            }
          />
        ))}
        <BulkBar {...args} count={selected.length} onClear={clear} />
      </div>
    );
  },
};

export const ClearedByKeyboard: Story = {
  ...OverAList,
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getAllByRole('checkbox').at(-1)!;
    row.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Escape}');

    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(row).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
