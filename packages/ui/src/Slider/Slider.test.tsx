import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { Slider } from './Slider';

describe('Slider', () => {
  conforms(Slider, {
    props: { label: '抽检比例' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(Slider, {
    value: 30,
    submitted: ['30'],
    next: 31,
    nextSubmitted: ['31'],
    change: (control) => userEvent.type(control, '{ArrowRight}'),
    boxed: false,
    requirable: false,
  });

  it('is named by its label, announces its value as text, and is described by description and error', () => {
    render(
      <Slider
        label="抽检比例"
        value={20}
        onValueChange={() => {}}
        valueText={(value) => `${value}%`}
        description="按月"
        error="不能低于 10%"
      />,
    );

    const slider = screen.getByRole('slider', { name: '抽检比例' });
    expect(slider).toHaveAttribute('aria-valuetext', '20%');
    expect(slider).toBeInvalid();
    expect(slider).toHaveAccessibleDescription('按月 不能低于 10%');
  });

  it('reports the new number, and shows the parent’s', () => {
    const onValueChange = vi.fn();
    render(<Slider label="抽检比例" value={20} onValueChange={onValueChange} />);

    fireEvent.change(screen.getByRole('slider'), { target: { value: '35' } });

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(35);
    expect(screen.getByRole('slider')).toHaveValue('20');
  });

  it('moves by keyboard from the parent’s value, and leaves other keys to the browser', () => {
    const onValueChange = vi.fn();
    render(<Slider label="抽检比例" value={20} step={5} onValueChange={onValueChange} />);
    const slider = screen.getByRole('slider');

    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    fireEvent.keyDown(slider, { key: 'PageDown' });
    fireEvent.keyDown(slider, { key: 'End' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft', altKey: true });

    expect(onValueChange.mock.calls).toEqual([[25], [10], [100]]);
  });

  it('does not move while read-only', () => {
    const onValueChange = vi.fn();
    render(<Slider label="抽检比例" value={20} onValueChange={onValueChange} readOnly />);

    fireEvent.change(screen.getByRole('slider'), { target: { value: '35' } });
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-readonly', 'true');
  });
});
