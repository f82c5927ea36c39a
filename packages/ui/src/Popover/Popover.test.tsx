import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { conforms } from '../internal/testing/conformance';
import { Popover } from './Popover';

describe('Popover', () => {
  conforms(Popover, {
    props: { label: '显示的列', trigger: <Button>列设置</Button>, children: '候选人' },
    open: () => userEvent.click(screen.getByRole('button')),
    target: () => screen.getByRole('dialog'),
  });

  it('opens a named panel, which its content can close', async () => {
    render(
      <Popover label="显示的列" trigger={<Button>列设置</Button>}>
        {(close) => <Button onClick={close}>完成</Button>}
      </Popover>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    expect(screen.getByRole('dialog', { name: '显示的列' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '完成' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
