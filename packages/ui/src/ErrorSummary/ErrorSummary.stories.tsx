import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';
import { errorSummaryGuide } from './ErrorSummary.guide';
import type { FormError } from './model/findField';

const meta = {
  component: ErrorSummary,
  parameters: { guide: errorSummaryGuide },
  args: {
    errors: [
      { fieldId: 'name', message: '姓名：请填写证件上的全名' },
      { fieldId: 'phone', message: '手机：应为 11 位数字' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {};

export const Empty: Story = { args: { errors: [] } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['li:first-child a'] } } };

export const Focused: Story = { args: { focusKey: 1 } };

export const LongText: Story = {
  args: {
    errors: [
      {
        fieldId: 'company',
        message:
          '签约主体：“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”的合同已于 2026-10-31 到期，请联系客户经理续签，或改选其他签约主体后再提交。',
      },
      {
        fieldId: 'email',
        message:
          'Email: alexandra.whitfield-montgomery@an-extraordinarily-long-company-domain.example is not reachable',
      },
    ],
  },
};

export const Many: Story = {
  args: {
    errors: Array.from({ length: 60 }, (_, index) => ({
      fieldId: `row${index}`,
      message: `第 ${index + 1} 行：身份证号校验位不正确`,
    })),
  },
};

const reasons = [
  { value: 'hire', label: '入职背调' },
  { value: 'promote', label: '晋升背调' },
];

function OrderForm() {
  const [attempts, setAttempts] = useState(0);
  const [name, setName] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const nameError = attempts > 0 && name === '' ? '请填写证件上的全名' : undefined;
  const reasonError = attempts > 0 && reason === null ? '请选择一项' : undefined;
  const errors: FormError[] = [
    ...(nameError ? [{ fieldId: 'order-name', message: `姓名：${nameError}` }] : []),
    ...(reasonError ? [{ fieldId: 'order-reason', message: `背调原因：${reasonError}` }] : []),
  ];
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16, maxWidth: 480 }}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
      }}
    >
      <ErrorSummary errors={errors} focusKey={attempts} />
      <TextField
        id="order-name"
        label="姓名"
        required
        error={nameError}
        value={name}
        onValueChange={setName}
      />
      <RadioGroup
        id="order-reason"
        label="背调原因"
        required
        error={reasonError}
        options={reasons}
        value={reason}
        onValueChange={setReason}
      />
      <Button type="submit" tone="primary" style={{ justifySelf: 'start' }}>
        提交订单
      </Button>
    </form>
  );
}

export const FirstErrorTakesFocus: Story = {
  render: () => <OrderForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '有 2 项需要修改' })).toHaveFocus(),
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveFocus();
    await userEvent.keyboard('欧阳静怡{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '有 1 项需要修改' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('radio', { name: '入职背调' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
