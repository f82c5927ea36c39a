import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Spinner } from './Spinner';

describe('Spinner', () => {
  conforms(Spinner, { props: {} });

  it('has a name, unless a text beside it gives the same', () => {
    const { rerender } = render(<Spinner />);
    expect(screen.getByRole('img', { name: '加载中' })).toBeVisible();

    rerender(<Spinner decorative />);

    expect(screen.queryByRole('img')).toBeNull();
  });
});
