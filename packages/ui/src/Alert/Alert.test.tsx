import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Alert } from './Alert';

describe('Alert', () => {
  conforms(Alert, { props: { tone: 'info', children: '提示' } });

  it('interrupts only for danger, and gives its tone in words', () => {
    render(
      <>
        <Alert tone="danger">密码不正确</Alert>
        <Alert tone="warning">即将超时</Alert>
      </>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('错误密码不正确');
    expect(screen.getByRole('status')).toHaveTextContent('注意即将超时');
  });
});
