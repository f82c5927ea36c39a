import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import { actions, pages } from './CommandPalette.fixtures';
import type { PaletteItem, PaletteSource } from './model/paletteItem';

function show(props: Partial<CommandPaletteProps> = {}) {
  const onClose = vi.fn();
  const onRecentChange = vi.fn();
  render(
    <CommandPalette
      open
      onClose={onClose}
      onRecentChange={onRecentChange}
      sources={[pages, actions]}
      {...props}
    />,
  );
  return { onClose, onRecentChange, user: userEvent.setup() };
}

const field = () => screen.getByRole('combobox', { name: '查找与跳转' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)!.textContent;
};

const choosing = (onSelect: () => void): PaletteSource => ({
  id: 'one',
  label: '页面',
  items: [
    { id: 'orders', label: '订单管理', keys: ['ddgl'], onSelect },
    { id: 'tasks', label: '任务列表', keys: ['rwlb'], onSelect: () => {} },
  ],
});

/** A source whose responses the test gives. */
function heldSource() {
  const requests: { text: string; signal: AbortSignal; answer(labels: string[]): void }[] = [];
  const rejects: (() => void)[] = [];
  const source: PaletteSource = {
    id: 'held',
    label: '订单',
    prefix: '#',
    search: async (text, { signal }) =>
      new Promise<readonly PaletteItem[]>((resolve, reject) => {
        rejects.push(() => reject(new Error('offline')));
        requests.push({
          text,
          signal,
          answer: (labels) =>
            resolve(labels.map((label) => ({ id: label, label, onSelect: () => {} }))),
        });
      }),
  };
  return { source, requests, rejects };
}

describe('CommandPalette', () => {
  it('starts in its field with an overview of every group', async () => {
    show();

    await waitFor(() => expect(field()).toHaveFocus());
    const group = screen.getByRole('group', { name: '操作' });
    expect(within(group).getAllByRole('option')).toHaveLength(2);
  });

  it('shows the result of the first letter at once, and chooses it by Enter', async () => {
    const onSelect = vi.fn();
    const { user, onClose, onRecentChange } = show({ sources: [choosing(onSelect)] });

    await user.type(field(), 'd');
    expect(options()).toEqual(['订单管理']);
    await user.keyboard('{Enter}');

    expect(onSelect).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onRecentChange).toHaveBeenCalledExactlyOnceWith(['one/orders']);
  });

  it('moves by keys, and by the pointer without losing focus', async () => {
    const { user } = show();
    await waitFor(() => expect(field()).toHaveFocus());
    const first = active();

    await user.keyboard('{End}');
    expect(active()).toContain('深色模式');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    await user.keyboard('{PageDown}');
    expect(active()).toContain('深色模式');
    await user.keyboard('{Home}');
    expect(active()).toBe(first);

    await user.hover(screen.getByRole('option', { name: /任务列表/ }));
    expect(active()).toContain('任务列表');
    expect(field()).toHaveFocus();
  });

  it('does nothing with keys of a composition, and searches once it ends', async () => {
    const onSelect = vi.fn();
    const { onClose } = show({ sources: [choosing(onSelect)] });
    await waitFor(() => expect(field()).toHaveFocus());

    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'ren wu' }, isComposing: true });
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      fireEvent.keyDown(field(), { key, isComposing: true, keyCode: 229 });
    expect(options()).toHaveLength(2);
    expect(active()).toBe('订单管理');

    fireEvent.input(field(), { target: { value: '任务' } });
    fireEvent.compositionEnd(field(), { data: '任务' });

    expect(options()).toEqual(['任务列表']);
    expect(onSelect).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by Escape', async () => {
    const { user, onClose } = show();
    await waitFor(() => expect(field()).toHaveFocus());

    await user.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('narrows by a prefix, typed or pressed', async () => {
    const { user } = show();

    await user.type(field(), '>');
    expect(screen.queryByRole('group', { name: '页面' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '>操作' }));
    expect(field()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: '>操作' }));

    expect(field()).toHaveValue('>');
    expect(field()).toHaveFocus();
  });

  it('says what can be typed where nothing is found', async () => {
    const { user } = show();

    await user.type(field(), '没有这个');

    expect(screen.getByText('没有找到“没有这个”')).toBeVisible();
    expect(screen.getByText('可以按名称或拼音首字母查找：页面、操作')).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('0 条结果')).toBeInTheDocument();
  });

  it('searches once typing pauses, and shows the newest response alone', async () => {
    const { source, requests } = heldSource();
    const { user } = show({ sources: [source] });

    await user.type(field(), 'BG1');
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.type(field(), '2');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ text }) => text)).toEqual(['BG1', 'BG12']);
    expect(requests[0]!.signal.aborted).toBe(true);

    requests[1]!.answer(['BG12-new']);
    expect(await screen.findByRole('option', { name: 'BG12-new' })).toBeVisible();
    requests[0]!.answer(['BG1-old']);

    await waitFor(() => expect(options()).toEqual(['BG12-new']));
  });

  it('keeps the active row while responses arrive', async () => {
    const { source, requests } = heldSource();
    const { user } = show({ sources: [source, pages] });
    await user.type(field(), '管理');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(requests).toHaveLength(1));

    requests[0]!.answer(['管理订单']);

    expect(await screen.findByRole('option', { name: '管理订单' })).toBeVisible();
    expect(active()).toContain('菜单管理');
  });

  it('offers a failed search again, beside what was found elsewhere', async () => {
    const { source, requests, rejects } = heldSource();
    const { user, onClose } = show({ sources: [pages, source] });
    await user.type(field(), '订单');
    await waitFor(() => expect(rejects).toHaveLength(1));
    rejects[0]!();
    const retry = await screen.findByRole('option', { name: /订单：没能查到/ });
    expect(screen.getByRole('option', { name: /订单管理/ })).toBeVisible();

    await user.click(retry);
    expect(requests).toHaveLength(2);
    requests[1]!.answer(['订单 7']);

    expect(await screen.findByRole('option', { name: /单\s*7/ })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
