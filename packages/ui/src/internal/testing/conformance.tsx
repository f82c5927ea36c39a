import { createRef, type ComponentType, type Ref } from 'react';
import { render } from '@testing-library/react';

/** What `conforms` needs to know of a component. */
export interface Conformance<Props> {
  /** Props that render it. */
  props: Props;
  /**
   * Brings its element about, where that is not there from the start: opens the panel, hovers the
   * trigger.
   */
  open?: () => unknown;
  /** Returns the element that `ref` and rest props go to. @default the first element */
  target?: (container: HTMLElement) => Element | null;
}

/**
 * The promises that every component keeps: it renders with no provider, hands `ref` and rest props
 * to its element, and keeps the caller's `className` and `style`. Accessibility is checked in its
 * stories.
 */
export function conforms<Props extends object>(
  Component: ComponentType<Props>,
  { props, open, target = (container) => container.firstElementChild }: Conformance<Props>,
) {
  describe('conforms', () => {
    it('hands its ref and rest props to its element', async () => {
      const ref = createRef<HTMLElement>();
      const extra = {
        ref: ref as Ref<never>,
        'data-extra': 'yes',
        className: 'mine',
        style: { '--mine': 'kept' },
      };

      const { container } = render(<Component {...props} {...extra} />);
      await open?.();

      expect(ref.current).toBe(target(container));
      expect(ref.current).toHaveAttribute('data-extra', 'yes');
      expect(ref.current?.style.getPropertyValue('--mine')).toBe('kept');
      expect(document.querySelector('.mine')).not.toBeNull();
    });
  });
}
