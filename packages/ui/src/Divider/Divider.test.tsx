import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Divider } from './Divider';

describe('Divider', () => {
  conforms(Divider, { props: {} });

  it('announces its direction and its label', () => {
    const { rerender } = render(<Divider />);
    expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');

    rerender(<Divider orientation="vertical" label="或" />);

    const separator = screen.getByRole('separator', { name: '或' });
    expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    expect(separator).toHaveTextContent('或');
  });
});
