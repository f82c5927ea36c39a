import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MaterialBrowser } from './MaterialBrowser';
import { demoLibrary, hugeSource } from './MaterialPicker.fixtures';

/** Focuses the first of nine pictures in rows of five. */
async function show(source = demoLibrary().source) {
  const user = userEvent.setup();
  render(<MaterialBrowser libraries={[{ key: 'own', label: '素材', source }]} />);
  const [first] = await screen.findAllByRole('gridcell');
  act(() => first!.focus());
  return { user };
}

const focused = () => document.activeElement?.textContent;
const selected = () =>
  screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);

describe('MaterialBrowser by keyboard', () => {
  it('is one tab stop, which stays at the picture that was focused last', async () => {
    const { user } = await show();

    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('离职证明.png');
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    );
    await user.tab({ shift: true });
    await user.tab();

    expect(focused()).toBe('离职证明.png');
  });

  it('selects by Space, and extends and shrinks a range by Shift and arrows', async () => {
    const { user } = await show();

    await user.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(selected()).toEqual(['明鉴标志.png', '身份证正面样例.jpg', '身份证反面样例.jpg']);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(selected()).toEqual(['明鉴标志.png', '身份证正面样例.jpg']);
    await user.keyboard('{Control>}a{/Control}');

    expect(selected()).toHaveLength(9);
  });

  it('begins a range at the focused picture where none was selected', async () => {
    const { user } = await show();

    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');

    expect(selected()).toEqual(['身份证正面样例.jpg', '身份证反面样例.jpg']);
  });

  it('asks before it deletes by Delete, and views by Enter', async () => {
    const { user } = await show();

    await user.keyboard(' {Delete}');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('从素材库删除「明鉴标志.png」');
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: '查看图片' })).toBeVisible();
  });

  it('goes on at the next picture after one was deleted', async () => {
    const { user } = await show();

    await user.keyboard('{ArrowRight} {Delete}');
    await user.click(screen.getByRole('button', { name: '删除' }));

    await waitFor(() => expect(focused()).toBe('身份证反面样例.jpg'));
  });

  it('keeps the focused picture rendered, however far it is from the viewport', async () => {
    const { user } = await show(hugeSource());

    await user.keyboard('{Control>}{End}{/Control}');

    expect(focused()).toBe('素材 10000.png');
    expect(screen.getAllByRole('gridcell').length).toBeLessThan(60);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('素材 1.png');
  });
});
