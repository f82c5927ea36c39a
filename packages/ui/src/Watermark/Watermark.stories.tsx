import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Timeline } from '../Timeline/Timeline';
import { orderEvents } from '../Timeline/Timeline.fixtures';
import { Watermark } from './Watermark';
import { watermarkGuide } from './Watermark.guide';

const handleClick = fn();

const meta = {
  component: Watermark,
  args: {
    text: ['陈思远 2046', '2026-11-21 09:30'],
    children: (
      <Card title="订单动态" actions={<Button onClick={handleClick}>导出</Button>}>
        <Timeline
          label="订单动态"
          items={[
            ...orderEvents,
            ...orderEvents.map((item) => ({ ...item, key: `${item.key}-before` })),
          ]}
        />
      </Card>
    ),
  },
  parameters: { guide: watermarkGuide },
} satisfies Meta<typeof Watermark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OverContent: Story = {};

export const OverTheWindow: Story = { args: { covers: 'window' } };

export const LongText: Story = {
  args: { text: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司' },
};

export const LetsClicksThrough: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '导出' });
    const box = button.getBoundingClientRect();
    await expect(
      document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('button'),
    ).toBe(button);

    await userEvent.click(button);

    await expect(handleClick).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
