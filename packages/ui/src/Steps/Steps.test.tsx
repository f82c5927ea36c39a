import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Steps } from './Steps';
import { orderSteps } from './Steps.fixtures';

describe('Steps', () => {
  conforms(Steps, { props: { label: '订单进度', steps: orderSteps(2) } });

  it('gives the state of each step in words, and marks the active one', () => {
    render(<Steps label="订单进度" steps={orderSteps(2)} />);

    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('客户下单 已完成');
    expect(second).toHaveTextContent('接单 进行中');
    expect(third).toHaveTextContent('候选人授权 未开始');
    expect(second!.querySelector('[aria-current="step"]')).not.toBeNull();
  });

  it('renders buttons only where a step can be selected, and shows the parent’s value', async () => {
    const onValueChange = vi.fn();
    const bar = { label: '订单进度', steps: orderSteps(2) };
    const { rerender } = render(<Steps {...bar} value="step2" />);
    expect(screen.queryByRole('button')).toBeNull();

    rerender(<Steps {...bar} value="step2" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: /客户下单/ }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('step1');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('接单');
  });

  it('stores the selected step when uncontrolled', async () => {
    render(<Steps label="订单进度" steps={orderSteps(2)} defaultValue="step2" />);

    await userEvent.click(screen.getByRole('button', { name: /客户下单/ }));

    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('客户下单');
  });

  it('announces that the current step is processing', () => {
    const steps = orderSteps(2).map((step) =>
      step.state === 'current' ? { ...step, state: 'loading' as const } : step,
    );
    render(<Steps label="订单进度" steps={steps} value="step1" onValueChange={() => {}} />);

    const step = screen.getByRole('button', { name: /接单/ });
    expect(step).toHaveTextContent('接单 处理中');
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(step).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: /客户下单/ })).not.toHaveAttribute('aria-busy');
  });
});
