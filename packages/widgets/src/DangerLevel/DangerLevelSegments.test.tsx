import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { DangerLevelSegments, type DangerLevelSegmentsProps } from './DangerLevelSegments';

const renderField = (props: Partial<DangerLevelSegmentsProps> = {}) => {
  const onValueChange = vi.fn();
  render(
    <DangerLevelSegments label="警示度" dangerType={1} onValueChange={onValueChange} {...props} />,
  );
  return onValueChange;
};
const names = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);

describe('DangerLevelSegments', () => {
  conformsAsField(DangerLevelSegments, {
    props: { dangerType: 1 },
    value: 4,
    submitted: ['4'],
    next: 1,
    nextSubmitted: ['1'],
    change: () => userEvent.click(screen.getByRole('radio', { name: /^红/ })),
    named: (control) => control.closest('fieldset')!,
    boxed: false,
  });

  it('shows every level in words, blue only for a check that compares', () => {
    renderField({ dangerType: 2 });
    expect(names()).toEqual(['红 · 高风险', '黄 · 有差异', '绿 · 一致', '灰 · 未判定']);
  });

  it('selects nothing until somebody judges', () => {
    renderField();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('selects the level of a pressed number, and none that is not offered', async () => {
    const onValueChange = renderField({ dangerType: 2 });
    await userEvent.tab();

    await userEvent.keyboard('2');
    expect(onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('369{Control>}1{/Control}');

    expect(onValueChange).toHaveBeenCalledOnce();
    expect(screen.getByRole('radio', { name: /^黄/ })).toBeChecked();
  });

  it('moves by the arrow keys of a radio group', async () => {
    const onValueChange = renderField({ defaultValue: 2 });
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');

    expect(onValueChange).toHaveBeenLastCalledWith(3);
  });

  it('shows a stored blue that is not offered, but not as a choice', () => {
    renderField({ dangerType: 2, value: 3 });

    const blue = screen.getByRole('radio', { name: /^蓝/ });
    expect(blue).toBeChecked();
    expect(blue).toBeDisabled();
  });
});
