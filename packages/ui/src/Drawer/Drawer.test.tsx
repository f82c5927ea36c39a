import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Drawer } from './Drawer';

describe('Drawer', () => {
  conforms(Drawer, {
    props: { open: true, onClose: () => {}, label: '界面设置' },
    target: () => document.querySelector('[data-side]'),
  });

  it('is a dialog named by its label that requests closing', async () => {
    const onClose = vi.fn();
    render(
      <Drawer open onClose={onClose} label="界面设置">
        密度
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: '界面设置' })).toHaveTextContent('密度');

    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is small by default, and closes at every size', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Drawer open onClose={onClose} label="界面设置" />);
    expect(document.querySelector('[data-side]')).toHaveAttribute('data-size', 'small');

    rerender(<Drawer open onClose={onClose} label="界面设置" size="full" />);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    expect(document.querySelector('[data-side]')).toHaveAttribute('data-size', 'full');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
