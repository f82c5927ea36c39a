import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DangerLevelSegments } from './DangerLevelSegments';
import { dangerLevelSegmentsGuide } from './DangerLevelSegments.guide';

const meta = {
  component: DangerLevelSegments,
  args: { label: '警示度', dangerType: 1, onValueChange: fn() },
  parameters: { guide: dangerLevelSegmentsGuide },
} satisfies Meta<typeof DangerLevelSegments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Selected: Story = { args: { defaultValue: 2 } };

export const ForASearchOfRecords: Story = { args: { dangerType: 2, defaultValue: 4 } };

export const BlueKeptThoughNotOffered: Story = { args: { dangerType: 2, defaultValue: 3 } };

export const Focused: Story = {
  args: { defaultValue: 2 },
  parameters: { pseudo: { focusVisible: ['input:checked'] } },
};

export const SelectedByNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1');

    await expect(args.onValueChange).toHaveBeenCalledWith(1);
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};

export const Required: Story = { args: { required: true, description: '灰色表示尚未判定' } };

export const Invalid: Story = { args: { error: '请给出警示度' } };

export const Disabled: Story = { args: { defaultValue: 4, disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 1, readOnly: true } };

export const Narrow: Story = {
  args: { defaultValue: 2 },
  parameters: { frame: { maxWidth: 280 } },
};

export const RightToLeft: Story = { args: { defaultValue: 2 }, globals: { direction: 'rtl' } };
