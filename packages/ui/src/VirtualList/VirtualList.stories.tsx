import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { VirtualList, type VirtualListActions } from './VirtualList';
import { candidatesFrom, type Candidate } from './VirtualList.fixtures';
import { virtualListGuide } from './VirtualList.guide';

const Row = ({ children }: { children: string }) => <div style={{ padding: 8 }}>{children}</div>;

const meta = {
  component: VirtualList<Candidate>,
  args: {
    label: '候选人',
    items: candidatesFrom(1, 10_000),
    itemKey: ({ id }) => id,
    children: ({ id, name, note }) => <Row>{`${id} · ${name} · ${note}`}</Row>,
    onEndReach: fn(),
  },
  parameters: { guide: virtualListGuide },
} satisfies Meta<typeof VirtualList<Candidate>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(60);
    await expect(
      canvas.getByText('1 · 王子墨 · 学历核验：请候选人重新提供学信网验证码，原验证报告已过期'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

export const Few: Story = { args: { items: candidatesFrom(1, 3) } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['[role="list"]'] } } };

export const LongText: Story = {
  args: {
    items: candidatesFrom(1, 500),
    children: ({ id, note }) => (
      <Row>{`${id} · 呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司 · ${note}。${note.repeat(id % 5)}`}</Row>
    ),
  },
};

export const EndReached: Story = {
  args: { items: candidatesFrom(1, 100) },
  play: async ({ args, canvas }) => {
    await expect(args.onEndReach).not.toHaveBeenCalled();

    canvas.getByRole('list').scrollTo({ top: 100_000 });

    await waitFor(() => expect(args.onEndReach).toHaveBeenCalledOnce());
  },
};

export const ScrolledByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('list', { name: '候选人' })).toHaveFocus();
  },
};

export const ScrollsToAnItem: Story = {
  render: function Scrolls(args) {
    const actionsRef = useRef<VirtualListActions>(null);
    return (
      <>
        <Button onClick={() => actionsRef.current?.scrollToIndex(4999, { align: 'center' })}>
          到第 5000 位
        </Button>
        <VirtualList {...args} actionsRef={actionsRef} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(canvas.getByText(/^5000 ·/)).toBeVisible());
  },
};

export const KeepsPlaceWhenItemsArriveBefore: Story = {
  args: { keepsPosition: true },
  render: function Prepends(args) {
    const [first, setFirst] = useState(1);
    return (
      <>
        <Button onClick={() => setFirst(first - 50)}>加载更早的</Button>
        <VirtualList {...args} items={candidatesFrom(first, 201 - first)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    list.scrollTo({ top: 1000 });
    await waitFor(() => expect(canvas.queryByText(/^1 ·/)).toBeNull());
    const seen = canvas
      .getAllByRole('listitem')
      .find((row) => row.getBoundingClientRect().top >= list.getBoundingClientRect().top)!;
    const { top } = seen.getBoundingClientRect();
    const texts = seen.textContent;

    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() =>
      expect(Math.abs(canvas.getByText(texts).getBoundingClientRect().top - top)).toBeLessThan(3),
    );
  },
};

export const RightAfterItWasHidden: Story = {
  render: function Hides(args) {
    const [isHidden, setHidden] = useState(false);
    return (
      <>
        <Button onClick={() => setHidden(!isHidden)}>{isHidden ? '显示' : '隐藏'}</Button>
        <div style={{ display: isHidden ? 'none' : 'block' }}>
          <VirtualList {...args} />
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const canvasHeight = () => canvas.getByRole('list').scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10));
    const before = canvasHeight();
    await userEvent.click(canvas.getByRole('button', { name: '隐藏' }));
    await new Promise((resolve) => setTimeout(resolve, 100));

    await userEvent.click(canvas.getByRole('button', { name: '显示' }));

    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10));
    await expect(canvasHeight()).toBe(before);
  },
};

export const RightToLeft: Story = {
  args: { items: candidatesFrom(1, 200) },
  globals: { direction: 'rtl' },
};
