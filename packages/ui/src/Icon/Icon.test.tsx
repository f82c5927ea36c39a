import { render } from '@testing-library/react';
import { Search } from 'lucide-react';
import { conforms } from '../internal/testing/conformance';
import { Icon } from './Icon';

describe('Icon', () => {
  conforms(Icon, { props: { icon: Search } });

  it('is hidden from assistive technology', () => {
    const { container } = render(<Icon icon={Search} />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('width', '16');
  });
});
