import type { Meta, StoryObj } from '@storybook/react-vite';
import { BilingualLabels } from '../internal/bilingual/BilingualLabels';
import { DangerLevelTag } from './DangerLevelTag';
import { dangerLevelTagGuide } from './DangerLevelTag.guide';
import { levelsOf } from './model/dangerLevels';

const meta = {
  component: DangerLevelTag,
  args: { level: 1 },
  parameters: { guide: dangerLevelTagGuide },
} satisfies Meta<typeof DangerLevelTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Red: Story = {};

export const AllLevels: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {levelsOf(1).map((level) => (
        <DangerLevelTag key={level} {...args} level={level} />
      ))}
    </div>
  ),
};

export const MeaningOnly: Story = { ...AllLevels, args: { text: 'meaning' } };

export const ColourOnly: Story = { ...AllLevels, args: { text: 'label' } };

export const BothLanguages: Story = {
  ...AllLevels,
  // Docs pages are in one language each.
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <BilingualLabels>
        <Story />
      </BilingualLabels>
    ),
  ],
};

export const LongText: Story = {
  args: { style: { maxWidth: 72 } },
};

export const RightToLeft: Story = { ...AllLevels, globals: { direction: 'rtl' } };
