import { useRef } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Dialog } from './Dialog';

const backdrop = () =>
  screen.getByRole('dialog').querySelector<HTMLElement>(':scope > [aria-hidden]')!;

describe('Dialog', () => {
  conforms(Dialog, {
    props: { open: true, onClose: () => {}, title: '补充信息', children: '内容' },
    target: () => document.querySelector('[data-size]'),
  });

  it('is named by its title, and is not mounted while closed', () => {
    const { rerender } = render(
      <Dialog open={false} onClose={() => {}} title="补充信息">
        内容
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();

    rerender(
      <Dialog open onClose={() => {}} title="补充信息">
        内容
      </Dialog>,
    );

    expect(screen.getByRole('dialog', { name: '补充信息' })).toHaveTextContent('内容');
  });

  it('keeps its name where the heading is hidden', () => {
    render(
      <Dialog open onClose={() => {}} title="补充信息" hideTitle>
        内容
      </Dialog>,
    );

    expect(screen.getByRole('dialog', { name: '补充信息' })).toHaveTextContent('内容');
  });

  it('requests closing by its button, Escape and its backdrop', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="补充信息">
        内容
      </Dialog>,
    );

    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop());

    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('is closed by its own buttons alone where it is not dismissible', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="补充信息" dismissible={false}>
        <button type="button">保存</button>
      </Dialog>,
    );

    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
    await userEvent.click(backdrop());

    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });

  it('starts on the element of initialFocus', async () => {
    function Question() {
      const nameRef = useRef<HTMLInputElement>(null);
      return (
        <Dialog open onClose={() => {}} title="补充信息" initialFocus={nameRef}>
          <input aria-label="手机" data-autofocus />
          <input aria-label="姓名" ref={nameRef} />
        </Dialog>
      );
    }
    render(<Question />);

    await waitFor(() => expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus());
  });

  it('starts in its first field although its content scrolls, and at the content where it has none', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);
    const { unmount } = render(
      <Dialog open onClose={() => {}} title="新增公司">
        <input aria-label="公司名称" />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: '公司名称' })).toHaveFocus());
    unmount();

    render(
      <Dialog open onClose={() => {}} title="说明">
        很长的说明
      </Dialog>,
    );

    await waitFor(() => expect(screen.getByText('很长的说明')).toHaveFocus());
  });
});
