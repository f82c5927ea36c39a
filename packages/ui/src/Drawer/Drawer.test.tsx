import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Drawer } from './Drawer';

describe('Drawer', () => {
  conforms(Drawer, {
    props: { open: true, onClose: () => {}, title: '界面设置' },
    target: () => document.querySelector('[data-side]'),
  });

  it('is a dialog named by its title that requests closing', async () => {
    const onClose = vi.fn();
    render(
      <Drawer open onClose={onClose} title="界面设置">
        密度
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: '界面设置' })).toHaveTextContent('密度');

    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has its buttons below the content, which scrolls without them', () => {
    render(
      <Drawer open onClose={() => {}} title="注册申请" footer={<button type="button">通过</button>}>
        <p>材料</p>
      </Drawer>,
    );
    const button = screen.getByRole('button', { name: '通过' });

    expect(screen.getByText('材料').parentElement).not.toContainElement(button);
    expect(screen.getByRole('dialog')).toContainElement(button);
  });

  it('is small by default, and closes at every size', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Drawer open onClose={onClose} title="界面设置" />);
    expect(document.querySelector('[data-side]')).toHaveAttribute('data-size', 'small');

    rerender(<Drawer open onClose={onClose} title="界面设置" size="full" />);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    expect(document.querySelector('[data-side]')).toHaveAttribute('data-size', 'full');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is closed by its own buttons alone where it is not dismissible', async () => {
    const onClose = vi.fn();
    render(
      <Drawer open onClose={onClose} title="界面设置" dismissible={false}>
        <button type="button">保存</button>
      </Drawer>,
    );

    await userEvent.keyboard('{Escape}');

    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });
});
