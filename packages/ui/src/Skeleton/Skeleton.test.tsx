import { render } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Skeleton, SkeletonBlock } from './Skeleton';

describe('Skeleton', () => {
  conforms(Skeleton, { props: { lines: 2 } });

  it('is hidden from assistive technology', () => {
    const { container } = render(<Skeleton />);

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('SkeletonBlock', () => {
  conforms(SkeletonBlock, { props: { width: 48, height: '2em' } });
});
