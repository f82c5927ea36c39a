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

  it('replaces the theme colour that the script of the first paint has set', () => {
    const { style } = document.documentElement;
    style.setProperty('--mj-color-accent', '#112233');

    const { rerender } = render(<ThemeRoot />);
    expect(style.getPropertyValue('--mj-color-accent')).toBe('#112233');
    rerender(<ThemeRoot accent="red" />);
    expect(style.getPropertyValue('--mj-color-accent')).toBe('#112233');
    rerender(<ThemeRoot accent="#445566" />);
    expect(style.getPropertyValue('--mj-color-accent')).toBe('');
  });

  it('names the content security policy that blocks its styles', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    render(<ThemeRoot />);
    const block = (element: Element) =>
      element.dispatchEvent(new Event('securitypolicyviolation', { bubbles: true }));

    block(document.body);
    expect(report).not.toHaveBeenCalled();
    const style = document.createElement('style');
    style.dataset['styled'] = 'active';
    document.head.append(style);
    block(style);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('csp-nonce') as string }),
    );
    // Other copies of the module, of other tests, have reported once, too.
    report.mockClear();
    block(style);
    style.remove();

    expect(report).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('removes its attributes when it unmounts', () => {
    render(<ThemeRoot mode="dark" />).unmount();

    expect(document.documentElement.dataset['mjMode']).toBeUndefined();
  });
});
