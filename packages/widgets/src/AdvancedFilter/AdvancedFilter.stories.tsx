import { useState } from 'react';
import { Button } from '@mingjian/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { AdvancedQuery } from '../internal/list/query';
import { MonthPicker } from '../MonthPicker';
import { AdvancedFilter } from './AdvancedFilter';
import { ADVANCED_FIELDS, RANGES, savedStore } from './AdvancedFilter.fixtures';
import { advancedFilterGuide } from './AdvancedFilter.guide';
import { AdvancedSummary } from './AdvancedSummary';
import type { AdvancedField } from './model/advancedField';

const query: AdvancedQuery = {
  join: 'and',
  conditions: [
    { field: 'orderNo', operator: 'LIKE', value: 'BG2026' },
    { field: 'orderStatus', operator: 'IN', value: ['20', '30'] },
    { field: 'orderTime', operator: 'DYNAMIC', value: 'LAST_7_DAYS' },
    { field: 'fee', operator: 'BETWEEN', value: ['50000', '120000'] },
    { field: 'managerId', operator: 'NN', value: ['u7', 'u9'] },
  ],
};

const meta = {
  component: AdvancedFilter,
  args: {
    open: true,
    fields: ADVANCED_FIELDS,
    ranges: RANGES,
    today: '2026-11-23',
    value: undefined,
    onApply: fn(),
    onClose: fn(),
  },
  parameters: { guide: advancedFilterGuide, docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof AdvancedFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: query } };

/** Common filters above the conditions: one names a field that is gone, one is unreadable. */
export const WithCommonFilters: Story = { args: { value: query, saved: savedStore() } };

/** Required parts are named after an attempt to apply. */
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(确定|Apply)$/u }));

    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(dialog.getAllByText(/^(请输入该项|Required)$/u)).toHaveLength(2);
  },
};

/** A field and an option that no longer exist. */
export const Gone: Story = {
  args: {
    value: {
      join: 'or',
      conditions: [
        { field: 'flowName', operator: 'EQ', value: 'A' },
        { field: 'orderStatus', operator: 'EQ', value: '99' },
      ],
    },
  },
};

/** Months, which no kind of field has: a picker of one's own, also twice in a range. */
const hiredIn: AdvancedField = {
  kind: 'custom',
  field: 'hiredIn',
  label: '入职月份',
  operators: ['EQ', 'BETWEEN', 'ISNULL'],
  textOf: (month) => month.replace('-', '/'),
  check: (month) => (month > '2026-11' ? '请选择不晚于本月的月份' : undefined),
  render: (control) => <MonthPicker {...control} hideLabel required today="2026-11-23" />,
};

export const OwnEditor: Story = {
  args: {
    fields: [...ADVANCED_FIELDS, hiredIn],
    value: {
      join: 'and',
      conditions: [
        { field: 'hiredIn', operator: 'BETWEEN', value: ['2024-03', '2026-10'] },
        { field: 'hiredIn', operator: 'EQ', value: '2027-01' },
      ],
    },
  },
};

/** As many conditions as allowed, and more words than one search may hold. */
export const AtItsLimits: Story = {
  args: {
    value: query,
    limits: { conditions: 5, cost: { budget: 20, costOf: () => 7 } },
  },
};

/** The handle of a condition moves it with the arrow keys. */
export const MovedByKeyboard: Story = {
  args: { value: query },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const handle = dialog.getAllByRole('button', { name: /^(移动|Move)/u })[1]!;
    handle.focus();
    await userEvent.keyboard('{ArrowUp}');

    await expect(handle).toHaveFocus();
    await expect(dialog.getAllByRole('button', { name: /^(移动|Move)/u })[0]).toBe(handle);
  },
};

/** The button of the dialog, and the applied conditions beside it. */
export const WithSummary: Story = {
  args: { open: false, value: query },
  render: function Applied(args) {
    const [isOpen, setOpen] = useState(args.open);
    const [applied, setApplied] = useState(args.value);
    return (
      <>
        <Button aria-describedby={applied && 'meaning'} onClick={() => setOpen(true)}>
          高级筛选
        </Button>
        {applied && (
          <AdvancedSummary
            query={{ conditions: [], sort: [], page: 1, pageSize: 10, advanced: applied }}
            fields={args.fields}
            ranges={args.ranges}
            sentenceId="meaning"
            onChange={setApplied}
          />
        )}
        <AdvancedFilter
          {...args}
          open={isOpen}
          value={applied}
          onApply={setApplied}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
};

export const RightToLeft: Story = { args: { value: query }, globals: { direction: 'rtl' } };
