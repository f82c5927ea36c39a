import { render } from '@testing-library/react';
import { conforms } from '../internal/conformance';
import { Kbd } from './Kbd';

describe('Kbd', () => {
  conforms(Kbd, { props: { keys: 'Mod+K' } });

  it('reads signs aloud as words', () => {
    const { container } = render(<Kbd keys="Mod+ArrowUp" platform="mac" />);

    const aloud = [...container.querySelectorAll('kbd kbd')].map((key) => key.querySelector(':not([aria-hidden])')?.textContent.trim());
    expect(aloud).toEqual(['Command', 'ArrowUp']);
  });
});
