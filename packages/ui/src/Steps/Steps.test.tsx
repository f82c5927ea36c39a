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

  it('renders buttons only with onSelect', async () => {
    const onSelect = vi.fn();
    const { rerender } = render(<Steps label="订单进度" steps={orderSteps(2)} />);
    expect(screen.queryByRole('button')).toBeNull();

    rerender(<Steps label="订单进度" steps={orderSteps(2)} selected="step2" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: /客户下单/ }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('step1');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('接单');
  });

  it('announces that the current step is processing', () => {
    const steps = orderSteps(2).map((step) =>
      step.state === 'current' ? { ...step, state: 'loading' as const } : step,
    );
    render(<Steps label="订单进度" steps={steps} selected="step1" onSelect={() => {}} />);

    const step = screen.getByRole('button', { name: /接单/ });
    expect(step).toHaveTextContent('接单 处理中');
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(step).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: /客户下单/ })).not.toHaveAttribute('aria-busy');
  });
});
