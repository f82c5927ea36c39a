import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { EmptyState } from './EmptyState';

describe('EmptyState', () => {
  conforms(EmptyState, { props: { title: '还没有订单' } });

  it('heads the page where it is told to, and only there', () => {
    const { rerender } = render(<EmptyState title="找不到页面" />);
    expect(screen.queryByRole('heading')).toBeNull();

    rerender(<EmptyState level={1} title="找不到页面" />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('找不到页面');
  });
});
