import { render } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Kbd } from './Kbd';

describe('Kbd', () => {
  conforms(Kbd, { props: { keys: 'Mod+K' } });

  it('is left-to-right on any page', () => {
    const { container } = render(
      <div dir="rtl">
        <Kbd keys="Mod+K" />
      </div>,
    );

    expect(container.querySelector('kbd')).toHaveAttribute('dir', 'ltr');
  });

  it('announces symbols as words', () => {
    const { container } = render(<Kbd keys="Mod+ArrowUp" platform="mac" />);

    const aloud = [...container.querySelectorAll('kbd kbd')].map((key) =>
      key.querySelector(':not([aria-hidden])')?.textContent.trim(),
    );
    expect(aloud).toEqual(['Command', 'ArrowUp']);
  });
});
