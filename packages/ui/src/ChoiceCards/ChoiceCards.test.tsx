import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { ChoiceCards } from './ChoiceCards';

const options = [
  { value: 'basic', title: '基础版', note: '¥298', description: '身份、学历、司法' },
  { value: 'full', title: '深度版' },
  { value: 'senior', title: '高管版', disabledReason: '合同未包含' },
];

describe('ChoiceCards', () => {
  conforms(ChoiceCards<string>, {
    props: { label: '套餐', options, defaultValue: 'basic' },
    refTarget: (container) => container.querySelector('input:checked'),
  });

  conformsAsField(ChoiceCards<string>, {
    props: { options },
    value: 'basic',
    submitted: ['basic'],
    next: 'full',
    nextSubmitted: ['full'],
    change: () => userEvent.click(screen.getByRole('radio', { name: '深度版' })),
    named: (control) => control.closest('fieldset')!,
    boxed: false,
  });

  it('is a named group of radio buttons, invalid and described while it has an error', () => {
    render(
      <ChoiceCards
        label="套餐"
        options={options}
        value={null}
        onValueChange={() => {}}
        description="可加购"
        error="请选择"
        required
      />,
    );

    const group = screen.getByRole('radiogroup', { name: '套餐' });
    expect(group).toBeInvalid();
    expect(group).toBeRequired();
    expect(group).toHaveAccessibleDescription('可加购 请选择');
    expect(screen.getByRole('radio', { name: '基础版' })).toHaveAccessibleDescription(
      '¥298 身份、学历、司法',
    );
  });

  it('reports the selected card', async () => {
    const onValueChange = vi.fn();
    render(
      <ChoiceCards label="套餐" options={options} value="basic" onValueChange={onValueChange} />,
    );

    await userEvent.click(screen.getByText('深度版'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('full');
    expect(screen.getByRole('radio', { name: '基础版' })).toBeChecked();
  });

  it('refuses a disabled card and gives the reason', async () => {
    const onValueChange = vi.fn();
    render(
      <ChoiceCards label="套餐" options={options} value="basic" onValueChange={onValueChange} />,
    );

    await userEvent.click(screen.getByText('高管版'));

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: '高管版' })).toHaveAccessibleDescription('合同未包含');
  });

  it('cannot be changed while read-only', async () => {
    const onValueChange = vi.fn();
    render(
      <ChoiceCards
        label="套餐"
        options={options}
        value="basic"
        onValueChange={onValueChange}
        readOnly
      />,
    );

    await userEvent.click(screen.getByText('深度版'));

    expect(onValueChange).not.toHaveBeenCalled();
  });
});
