import type { ComponentPropsWithRef, MouseEvent, RefObject } from 'react';
import { ArrowUpToLine } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './BackToTop.styles';
import { backToTopTexts } from './BackToTop.texts';
import { useScrollTop } from './useScrollTop';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** The scrolling element; mount the button after it. @default the page */
  container?: RefObject<HTMLElement | null> | undefined;
  /**
   * Scroll distance in pixels from which the button is visible.
   * @default 500
   */
  threshold?: number | undefined;
}

/**
 * Scrolls a long page back to its top. Renders a `<button>` in the corner of the window, visible
 * after `threshold`. Focus moves to the container when it is focusable.
 */
export function BackToTop({ container, threshold = 500, onClick, ...rest }: BackToTopProps) {
  const t = useTexts(backToTopTexts);
  const { isPastThreshold, scrollToTop } = useScrollTop({ container, threshold });
  if (!isPastThreshold) return null;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    container?.current?.focus({ preventScroll: true });
    scrollToTop();
  };
  return (
    <S.Root aria-label={t.label} title={t.label} {...rest} type="button" onClick={handleClick}>
      <Icon icon={ArrowUpToLine} size={20} />
    </S.Root>
  );
}
