import { render } from '@testing-library/react';
import { ChevronLeft } from 'lucide-react';
import { withStyleSheets } from '../internal/testing/styleSheets';
import { Icon } from './Icon';
import { mirrored } from './mirrored';

withStyleSheets();
const Previous = mirrored(ChevronLeft);

describe('mirrored', () => {
  it('turns around where text goes from right to left, and is the same icon elsewhere', () => {
    const { container } = render(<Icon icon={Previous} className="mine" />);
    const svg = container.querySelector('svg')!;
    expect(svg).toHaveClass('mine', 'lucide-chevron-left');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const texts = rules.map(({ cssText }) => cssText);
    const own = [...svg.classList].some((name) =>
      texts.some((text) => text.includes(`.${name}:dir(rtl)`) && text.includes('scale: -1 1')),
    );
    expect(own).toBe(true);
  });
});
