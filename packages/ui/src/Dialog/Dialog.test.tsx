import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Dialog } from './Dialog';

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

  it('requests closing by its button and by Escape', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="补充信息">
        内容
      </Dialog>,
    );

    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
