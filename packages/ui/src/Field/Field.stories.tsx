import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoxedFields } from './Field.fixtures';
import { Input } from '../TextField/TextField.styles';
import { Field, type FieldOptions } from './Field';
import { fieldAria } from './fieldAria';
import { fieldGuide } from './Field.guide';

const meta = {
  component: Field,
  args: { label: '出生日期', controlId: 'birth', children: <Input id="birth" type="date" /> },
  parameters: { frame: { maxWidth: 320 }, guide: fieldGuide },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the args of a field with a message, around a linked date input. */
const around = (
  says: Pick<FieldOptions, 'description' | 'error' | 'note'>,
  control: ComponentProps<typeof Input> = {},
) => ({
  ...says,
  children: (
    <Input
      type="date"
      defaultValue="1994-06-18"
      {...control}
      id="birth"
      {...fieldAria('birth', says)}
    />
  ),
});

export const AroundANativeControl: Story = { args: { children: <input id="birth" type="date" /> } };

export const WithHelp: Story = { args: around({ description: '与证件一致' }) };

export const Required: Story = {
  args: { ...around({}, { required: true, defaultValue: '' }), required: true },
};

export const Focused: Story = {
  args: around({}),
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const Invalid: Story = {
  args: { ...around({ description: '与证件一致', error: '出生日期不能晚于今天' }), required: true },
};

export const Warning: Story = {
  args: around({ note: { tone: 'warning', text: '与身份证号中的日期差一天，请看一下证件' } }),
};

export const Success: Story = {
  args: around({ description: '与证件一致', note: { tone: 'success', text: '与身份证号相符' } }),
};

export const Loading: Story = {
  args: around({
    description: '与证件一致',
    note: { tone: 'checking', text: '正在与身份证号核对' },
  }),
};

export const Disabled: Story = { args: around({}, { disabled: true }) };

export const DisabledTellsWhy: Story = {
  args: around({ description: '身份已核实，不能再改' }, { disabled: true }),
};

export const ReadOnly: Story = { args: around({}, { readOnly: true }) };

export const WithAside: Story = {
  args: { ...around({ description: '与证件一致' }), aside: '周岁 32' },
};

export const SmallFields: Story = {
  render: () => <BoxedFields size="small" />,
  parameters: { frame: { maxWidth: 720 } },
};

export const MediumFields: Story = {
  render: () => <BoxedFields size="medium" />,
  parameters: { frame: { maxWidth: 720 } },
};

export const LargeFields: Story = {
  render: () => <BoxedFields size="large" />,
  parameters: { frame: { maxWidth: 720 } },
};

export const LongText: Story = {
  args: {
    ...around({
      description:
        '请按居民身份证填写；持护照、港澳居民来往内地通行证的候选人，以入境时使用的证件为准。',
      error:
        'The date of birth does not match the one on the identity document that the candidate uploaded on 18 November 2026',
    }),
    label:
      'Date of birth exactly as printed on the identity document used for this background check',
    required: true,
  },
};

export const RightToLeft: Story = {
  args: {
    ...around({ description: '与证件一致', error: '出生日期不能晚于今天' }),
    required: true,
    aside: '周岁 32',
  },
  globals: { direction: 'rtl' },
};
