import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { withStyleSheets } from '../internal/testing/styleSheets';
import { Container } from './Container';

withStyleSheets();

describe('Container', () => {
  conforms(Container, { props: { children: '订单' } });

  it('is as wide as a page unless it is given a size', () => {
    const { rerender } = render(<Container>订单</Container>);
    const width = () => getComputedStyle(screen.getByText('订单')).maxWidth;
    expect(width()).toContain('1440px');

    rerender(<Container size="small">订单</Container>);
    expect(width()).toContain('560px');
    rerender(<Container size="full">订单</Container>);

    expect(width()).toBe('none');
  });
});
