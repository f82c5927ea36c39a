import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  conforms(Checkbox, {
    props: { label: '全选' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(Checkbox, {
    prop: 'checked',
    value: true,
    submitted: ['on'],
    next: false,
    nextSubmitted: [],
    change: (control) => userEvent.click(control),
    boxed: false,
  });

  it('is named by a visually hidden label', () => {
    render(<Checkbox label="选择 欧阳静怡" hideLabel />);

    expect(screen.getByRole('checkbox', { name: '选择 欧阳静怡' })).toBeVisible();
  });

  it('is described by its description, and named by its label alone', () => {
    render(<Checkbox label="包含已取消的订单" description="当前视图已锁定" disabled />);

    expect(screen.getByRole('checkbox', { name: '包含已取消的订单' })).toHaveAccessibleDescription(
      '当前视图已锁定',
    );
  });

  it('is toggled by its label, not by a link in it', async () => {
    render(
      <Checkbox
        label={
          <>
            我已阅读<a href="#terms">授权书</a>
          </>
        }
      />,
    );

    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();

    await userEvent.click(screen.getByText('我已阅读'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('is indeterminate while only some of the represented items are selected', () => {
    const { rerender } = render(
      <Checkbox label="全选" indeterminate checked={false} onChange={() => {}} />,
    );
    expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();

    rerender(<Checkbox label="全选" checked onChange={() => {}} />);

    expect(screen.getByRole('checkbox', { name: '全选' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '全选' })).not.toBePartiallyChecked();
  });
});
