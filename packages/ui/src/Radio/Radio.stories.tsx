import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Radio } from './Radio';
import { radioGuide } from './Radio.guide';

const meta = {
  component: Radio,
  args: { label: '由候选人填写', name: 'source' },
  parameters: { guide: radioGuide },
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = {
  args: { defaultChecked: true },
  parameters: { pseudo: { focusVisible: true } },
};

export const WithHelp: Story = { args: { description: '向候选人发送授权链接，本人填写并签署' } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, defaultChecked: true, description: '候选人已开始填写，不能再更改' },
};

export const HiddenLabel: Story = { args: { label: '选择 欧阳静怡 的订单', hideLabel: true } };

export const LongText: Story = {
  args: {
    label:
      'Mingjian International Background Verification and Employment Screening Services (Hong Kong) Limited',
    description: '统一社会信用代码 91150724MA0PXYZ00X',
  },
  parameters: { frame: { maxWidth: 340 } },
};

export const InATable: Story = {
  render: () => (
    <div role="radiogroup" aria-label="主要联系人">
      {['欧阳静怡', '王子墨', '李浩然'].map((name, index) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '200px 1fr' }}>
          <Radio label={name} name="contact" value={name} defaultChecked={index === 0} />
          138 0000 042{index}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    await expect(canvas.getByRole('radio', { name: '王子墨' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '欧阳静怡' })).not.toBeChecked();
  },
};

export const RightToLeft: Story = {
  args: { defaultChecked: true, description: '向候选人发送授权链接，本人填写并签署' },
  globals: { direction: 'rtl' },
};
