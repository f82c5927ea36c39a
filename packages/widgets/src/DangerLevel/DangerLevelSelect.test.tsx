import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { DangerLevelSelect } from './DangerLevelSelect';

const openList = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^警示度/ }));
  return screen.getAllByRole('option').map((option) => option.textContent);
};

describe('DangerLevelSelect', () => {
  conformsAsField(DangerLevelSelect, {
    props: { dangerType: 1, clearable: true },
    value: 4,
    submitted: ['4'],
    next: 1,
    nextSubmitted: ['1'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(screen.getByRole('option', { name: /^红/ }));
    },
  });

  it('selects the level of a pressed number without opening, and none that is not offered', async () => {
    const onValueChange = vi.fn();
    render(<DangerLevelSelect label="警示度" dangerType={2} onValueChange={onValueChange} />);
    await userEvent.tab();

    await userEvent.keyboard('5');
    expect(onValueChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('305');

    expect(onValueChange).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('selects the level of a pressed number in the open list, which closes', async () => {
    const onValueChange = vi.fn();
    render(<DangerLevelSelect label="警示度" dangerType={2} onValueChange={onValueChange} />);
    await openList();

    await userEvent.keyboard('3');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('4');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('button', { name: /^警示度 绿/ })).toHaveFocus();
  });

  it.each([{ readOnly: true }, { disabled: true }])('obeys no number while %o', async (state) => {
    const onValueChange = vi.fn();
    render(
      <DangerLevelSelect
        label="警示度"
        dangerType={1}
        defaultValue={4}
        onValueChange={onValueChange}
        {...state}
      />,
    );
    await userEvent.tab();

    await userEvent.keyboard('1');

    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('offers blue only to a check that compares', async () => {
    const { unmount } = render(<DangerLevelSelect label="警示度" dangerType={1} />);
    expect(await openList()).toContain('蓝 · 轻微差异');
    unmount();

    render(<DangerLevelSelect label="警示度" dangerType={2} />);

    expect(await openList()).toEqual(['红 · 高风险', '黄 · 有差异', '绿 · 一致', '灰 · 未判定']);
  });

  it('keeps its own value and reports it', async () => {
    const onValueChange = vi.fn();
    render(
      <DangerLevelSelect
        label="警示度"
        dangerType={1}
        defaultValue={4}
        onValueChange={onValueChange}
      />,
    );
    await openList();

    await userEvent.click(screen.getByRole('option', { name: '黄 · 有差异' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.getByRole('button', { name: '警示度 黄 · 有差异' })).toBeVisible();
  });

  it('shows the parent’s value, not its own, when controlled', async () => {
    render(<DangerLevelSelect label="警示度" dangerType={1} value={1} />);
    await openList();

    await userEvent.click(screen.getByRole('option', { name: '绿 · 一致' }));

    expect(screen.getByRole('button', { name: '警示度 红 · 高风险' })).toBeVisible();
  });

  it('still shows a saved blue that the kind of check does not offer, but not as a choice', async () => {
    render(<DangerLevelSelect label="警示度" dangerType={2} value={3} />);
    expect(screen.getByRole('button', { name: '警示度 蓝 · 轻微差异' })).toBeVisible();

    await openList();

    expect(screen.getByRole('option', { name: '蓝 · 轻微差异' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
