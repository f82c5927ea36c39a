import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { value: 'degree', label: '学历核实', description: '学信网' },
  { value: 'work', label: '工作履历' },
  { value: 'court', label: '司法记录' },
];

describe('CheckboxGroup', () => {
  conforms(CheckboxGroup<string>, {
    props: { label: '背调项目', options },
    refTarget: (container) => container.querySelector('input'),
  });

  conformsAsField(CheckboxGroup<string>, {
    props: { options },
    value: ['degree'],
    submitted: ['degree'],
    next: ['degree', 'work'],
    nextSubmitted: ['degree', 'work'],
    change: () => userEvent.click(screen.getByRole('checkbox', { name: '工作履历' })),
    named: (control) => control.closest('fieldset')!,
    boxed: false,
  });

  it('is a named group, described by limits, description and error, with invalid boxes', () => {
    render(
      <CheckboxGroup
        label="背调项目"
        options={options}
        value={[]}
        onValueChange={() => {}}
        min={1}
        description="可后补"
        error="请选择"
      />,
    );

    expect(screen.getByRole('group', { name: '背调项目' })).toHaveAccessibleDescription(
      '请至少选 1 项 · 已选 0 项 可后补 请选择',
    );
    expect(screen.getByRole('checkbox', { name: '学历核实' })).toBeInvalid();
    expect(screen.getByRole('checkbox', { name: '学历核实' })).toHaveAccessibleDescription(
      '学信网',
    );
  });

  it('adds values to the parent’s and removes them', async () => {
    const onValueChange = vi.fn();
    render(
      <CheckboxGroup
        label="背调项目"
        options={options}
        value={['work']}
        onValueChange={onValueChange}
      />,
    );

    await userEvent.click(screen.getByRole('checkbox', { name: '学历核实' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '工作履历' }));

    expect(onValueChange.mock.calls).toEqual([[['work', 'degree']], [[]]]);
  });

  it('selects all with one box, which is indeterminate while some are selected', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(
      <CheckboxGroup
        label="背调项目"
        options={options}
        value={['work']}
        onValueChange={onValueChange}
        withAll
      />,
    );
    expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();

    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['work', 'degree', 'court']);

    rerender(
      <CheckboxGroup
        label="背调项目"
        options={options}
        value={['work', 'degree', 'court']}
        onValueChange={onValueChange}
        withAll
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(onValueChange).toHaveBeenLastCalledWith([]);
  });

  it('disables the others at the maximum, and then has no box for all', () => {
    render(
      <CheckboxGroup
        label="背调项目"
        options={options}
        value={['work', 'degree']}
        onValueChange={() => {}}
        max={2}
        withAll
      />,
    );

    expect(screen.getByRole('checkbox', { name: '司法记录' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: '工作履历' })).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: '全选' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('最多选 2 项 · 已选 2 项');
  });

  it('cannot be changed while read-only', async () => {
    const onValueChange = vi.fn();
    render(
      <CheckboxGroup
        label="背调项目"
        options={options}
        value={['work']}
        onValueChange={onValueChange}
        readOnly
      />,
    );

    await userEvent.click(screen.getByRole('checkbox', { name: '学历核实' }));

    expect(onValueChange).not.toHaveBeenCalled();
  });
});
