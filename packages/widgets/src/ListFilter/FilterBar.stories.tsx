import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ORDER_FIELDS } from '../internal/list/orders.fixtures';
import type { ListCondition } from '../internal/list/query';
import { AppliedFilters } from './AppliedFilters';
import { FilterBar } from './FilterBar';
import { filterBarGuide } from './FilterBar.guide';
import { PasteReportLine } from './PasteReportLine';
import { useConditionText } from './useConditionText';

const name: ListCondition = { field: 'userName', operator: 'LIKE', value: '静怡' };
const company: ListCondition = { field: 'companyName', operator: 'LIKE', value: '明鉴' };
const status: ListCondition = { field: 'orderStatus', operator: 'EQ', value: '20' };

const meta = {
  component: FilterBar,
  args: {
    label: '订单',
    filters: ORDER_FIELDS,
    conditions: [],
    onSearch: fn(),
    onReset: fn(),
  },
  parameters: { guide: filterBarGuide },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { conditions: [name, status] } };

/** A collapsed field has a condition, so the bar is open. */
export const MoreFields: Story = { args: { conditions: [company] } };

export const FewFields: Story = { args: { filters: ORDER_FIELDS.slice(0, 2) } };

export const Loading: Story = { args: { conditions: [name], loading: true } };

/** The conditions below the bar, each with a button that removes it. */
export const WithAppliedFilters: Story = {
  args: { conditions: [name, status] },
  render: function Applied(args) {
    const [conditions, setConditions] = useState(args.conditions);
    const textOf = useConditionText(args.filters);
    return (
      <>
        <FilterBar {...args} conditions={conditions} onSearch={setConditions} />
        <AppliedFilters
          conditions={conditions}
          textOf={textOf}
          onRemove={(removed) => setConditions(conditions.filter((one) => one !== removed))}
          onClear={() => setConditions([])}
        />
      </>
    );
  },
};

/** The report of a pasted list: two numbers were not found. */
export const WithPasteReport: Story = {
  render: () => (
    <PasteReportLine
      label="订单编号"
      report={{
        found: ['BG2026111800001', 'BG2026111800002'],
        missing: ['BG2026111899999', 'BG2026111899998'],
      }}
    />
  ),
};

export const LongLabels: Story = {
  args: {
    filters: [
      { kind: 'text', field: 'a', label: '候选人身份证件上登记的姓名（含曾用名与英文名）' },
      { kind: 'text', field: 'b', label: 'Name as printed on the identity document' },
      {
        kind: 'text',
        field: 'c',
        label: '签约主体',
        placeholder: '公司全称、简称或统一社会信用代码',
      },
    ],
  },
};

export const UsedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getAllByRole('textbox')[1]!;
    await userEvent.type(field, '李雷{Enter}');

    await expect(args.onSearch).toHaveBeenCalledWith([
      { field: 'userName', operator: 'LIKE', value: '李雷' },
    ]);
    await expect(field).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { conditions: [name, company] },
  globals: { direction: 'rtl' },
};
