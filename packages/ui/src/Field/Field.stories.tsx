import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, fieldAria } from './Field';

const meta = {
  component: Field,
  args: { label: '出生日期', controlId: 'birth', children: <input id="birth" type="date" {...fieldAria('birth', {})} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AroundANativeControl: Story = {};

export const WithHelpAndError: Story = {
  args: {
    description: '与证件一致',
    error: '出生日期不能晚于今天',
    required: true,
    children: <input id="birth" type="date" {...fieldAria('birth', { description: '与证件一致', error: '出生日期不能晚于今天' })} />,
  },
};
