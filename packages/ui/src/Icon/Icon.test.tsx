import { render } from '@testing-library/react';
import { Search } from 'lucide-react';
import { conforms } from '../internal/testing/conformance';
import { Icon } from './Icon';

describe('Icon', () => {
  conforms(Icon, { props: { icon: Search } });

  it('is decoration: assistive technology does not meet it', () => {
    const { container } = render(<Icon icon={Search} />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('width', '16');
  });
});
