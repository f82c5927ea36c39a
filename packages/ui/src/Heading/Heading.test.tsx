import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Heading, type HeadingLevel } from './Heading';

describe('Heading', () => {
  conforms(Heading, { props: { level: 2, children: '订单动态' } });

  it.each([1, 2, 3, 4, 5, 6] satisfies HeadingLevel[])('has level %d with any size', (level) => {
    render(
      <Heading level={level} size="title">
        订单动态
      </Heading>,
    );

    expect(screen.getByRole('heading', { name: '订单动态', level })).toBeVisible();
  });
});
