import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { Popover } from './Popover';

describe('Popover', () => {
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

  it('hands its ref and rest props to the panel', async () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Popover label="显示的列" trigger={<Button>列设置</Button>} ref={ref} className="mine">
        候选人
      </Popover>,
    );

    await userEvent.click(screen.getByRole('button', { name: '列设置' }));

    expect(ref.current).toBe(screen.getByRole('dialog'));
    expect(ref.current).toHaveClass('mine');
  });
});
