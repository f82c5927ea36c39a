import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AnchorNav, type AnchorNavItem, type AnchorNavProps } from './AnchorNav';
import { anchorNavGuide } from './AnchorNav.guide';

const items: AnchorNavItem[] = [
  { id: 'part-identity', label: '身份核验' },
  { id: 'part-education', label: '学历核实' },
  { id: 'part-work', label: '工作经历' },
  { id: 'part-mingjian', label: '上海明鉴 2019–2024', level: 2 },
  { id: 'part-earlier', label: '更早的经历', level: 2 },
  { id: 'part-court', label: '司法记录' },
  { id: 'part-summary', label: '结论' },
];

function Report(props: AnchorNavProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={scroller}
      data-testid="report"
      style={{ height: 400, maxWidth: 880, overflow: 'auto' }}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <AnchorNav {...props} scroller={scroller} style={{ flex: '1 1 160px' }} />
        <div style={{ flex: '4 1 320px', minWidth: 0 }}>
          {props.items.map(({ id, label }, index) => (
            <section key={id} id={id}>
              <h2>{label}</h2>
              <p style={{ minHeight: index === props.items.length - 1 ? 40 : 160 }}>
                候选人目前在职，请勿联系现任雇主。本节内容由调查员 王晓明 于 2026-11-18 核实。
              </p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const meta = {
  component: AnchorNav,
  parameters: { guide: anchorNavGuide },
  args: { items, onValueChange: fn() },
  render: (args) => <Report {...args} />,
} satisfies Meta<typeof AnchorNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAReport: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ['li:nth-child(2) a'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } };

export const FollowsTheScrolling: Story = {
  play: async ({ canvas }) => {
    const report = canvas.getByTestId('report');
    report.scrollTop = 470;
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('工作经历'),
    );

    report.scrollTop = report.scrollHeight;

    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('结论'),
    );
  },
};

export const LongText: Story = {
  args: {
    items: items.map((item, index) =>
      index === 3
        ? {
            ...item,
            label: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司 2019–2024',
          }
        : item,
    ),
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({
      id: `clause-${index}`,
      label: `第 ${index + 1} 条`,
    })),
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    if (canvas.getByTestId('report') === document.activeElement) await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('part-education');
    await expect(canvas.getByRole('heading', { name: '学历核实' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('学历核实');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
