import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Radio } from './Radio';

describe('Radio', () => {
  conforms(Radio, {
    props: { label: '由候选人填写' },
    target: (container) => container.querySelector('input'),
  });

  it('is named by its label alone, and described by its description', () => {
    render(<Radio label="由候选人填写" description="发送授权链接" />);

    expect(screen.getByRole('radio', { name: '由候选人填写' })).toHaveAccessibleDescription(
      '发送授权链接',
    );
  });

  it('is one choice with those of the same name, which a form submits', async () => {
    render(
      <form aria-label="新建订单">
        <Radio label="由候选人填写" name="source" value="candidate" defaultChecked />
        <Radio label="由客户填写" name="source" value="customer" />
      </form>,
    );

    await userEvent.click(screen.getByText('由客户填写'));

    expect(screen.getByRole('radio', { name: '由候选人填写' })).not.toBeChecked();
    expect(new FormData(screen.getByRole('form')).getAll('source')).toEqual(['customer']);
  });

  it('has no mark of its own when its group is required', () => {
    render(<Radio label="由候选人填写" required />);

    expect(screen.getByRole('radio')).toBeRequired();
    expect(screen.queryByText('*')).toBeNull();
  });
});
