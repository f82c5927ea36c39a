import { createRef, type ComponentType, type Ref } from 'react';
import { render } from '@testing-library/react';

/** The input of `conforms`. */
export interface Conformance<Props> {
  /** Props to render the component. */
  props: Props;
  /** Makes its element appear if it is absent at first: opens the panel, hovers the trigger. */
  open?: () => unknown;
  /** Returns the element that takes `ref` and rest props. @default the first element */
  target?: (container: HTMLElement) => Element | null;
  /** Returns the element that takes `ref`, where that is another one. @default the same */
  refTarget?: (container: HTMLElement) => Element | null;
}

/**
 * Tests the contract of every component: it renders with no provider, passes `ref` and rest props
 * to its element, and keeps the caller's `className` and `style`. Accessibility is checked in its
 * stories.
 */
export function conforms<Props extends object>(
  Component: ComponentType<Props>,
  {
    props,
    open,
    target = (container) => container.firstElementChild,
    refTarget = target,
  }: Conformance<Props>,
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

      const element = target(container);
      expect(ref.current).toBe(refTarget(container));
      expect(element).toHaveAttribute('data-extra', 'yes');
      expect(element).toHaveStyle({ '--mine': 'kept' });
      expect(document.querySelector('.mine')).not.toBeNull();
    });
  });
}
