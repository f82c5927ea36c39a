import type { FormEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Button } from './Button';

describe('Button', () => {
  conforms(Button, { props: { children: '查询' } });

  it('never submits a form by accident', () => {
    render(<Button>重置</Button>);

    expect(screen.getByRole('button', { name: '重置' })).toHaveAttribute('type', 'button');
  });

  it('runs its action once: while loading it keeps name and focus and ignores clicks', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>接单</Button>);
    await userEvent.click(screen.getByRole('button', { name: '接单' }));

    rerender(
      <Button onClick={onClick} loading>
        接单
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: '接单' }));

    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: '接单' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '接单' })).toHaveAttribute('aria-busy', 'true');
  });

  it('ignores clicks while it has a disabled reason, which it announces on focus', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="还有 2 项核实没有完成" onClick={onClick}>
          出具报告
        </Button>
      </form>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByRole('button', { name: '出具报告' })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('还有 2 项核实没有完成');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
