import { fireEvent, render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Avatar } from './Avatar';

describe('Avatar', () => {
  conforms(Avatar, { props: { name: '欧阳静怡' } });

  it('falls back to the initials when the picture cannot be loaded, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="欧阳静怡" src="/gone.jpg" />);
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByRole('img', { name: '欧阳静怡' })).toHaveTextContent('静怡');

    rerender(<Avatar name="欧阳静怡" src="/new.jpg" />);

    expect(container.querySelector('img')).toHaveAttribute('src', '/new.jpg');
  });
});
