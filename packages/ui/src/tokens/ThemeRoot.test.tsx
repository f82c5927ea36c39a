import { render } from '@testing-library/react';
import { memo } from 'react';
import { ThemeRoot } from './ThemeRoot';

describe('ThemeRoot', () => {
  it('changes the mode without rendering its children', () => {
    const rendered = vi.fn();
    const Inside = memo(function Inside() {
      rendered();
      return null;
    });
    const { rerender } = render(
      <ThemeRoot mode="light">
        <Inside />
      </ThemeRoot>,
    );

    rerender(
      <ThemeRoot mode="dark">
        <Inside />
      </ThemeRoot>,
    );

    expect(document.documentElement.dataset['mjMode']).toBe('dark');
    expect(rendered).toHaveBeenCalledOnce();
  });

  it('removes its attributes when it unmounts', () => {
    render(<ThemeRoot mode="dark" />).unmount();

    expect(document.documentElement.dataset['mjMode']).toBeUndefined();
  });
});
