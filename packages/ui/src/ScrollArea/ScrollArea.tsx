import { useMemo, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import * as S from './ScrollArea.styles';
import { useEdges } from './useEdges';

export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the region. */
  label: string;
  /** The content, which may overflow. */
  children: ReactNode;
  /**
   * Scroll direction. Set its height with `--mj-scroll-area-height`.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | 'both' | undefined;
  /** Ref of the scrolling element, for a virtual list or programmatic scrolling. */
  scrollerRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * A part of the page that scrolls, with a shade at edges with hidden content. Renders a `<div>`
 * around the native scroller, which is a tab stop and a named region only while its content
 * overflows.
 */
export function ScrollArea({
  label,
  children,
  orientation = 'vertical',
  scrollerRef,
  ...rest
}: ScrollAreaProps) {
  const { ref, edges } = useEdges();
  const mergedRef = useMemo(() => mergeRefs<HTMLDivElement>(ref, scrollerRef), [ref, scrollerRef]);

  return (
    <S.Root {...rest} data-orientation={orientation} data-edges={edges}>
      <S.Scroller
        ref={mergedRef}
        {...(edges !== '' && {
          role: 'region',
          'aria-label': label,
          tabIndex: 0,
          'data-scroller': true,
        })}
      >
        {children}
      </S.Scroller>
      {orientation !== 'horizontal' && (
        <>
          <S.Edge data-edge="top" />
          <S.Edge data-edge="bottom" />
        </>
      )}
      {orientation !== 'vertical' && (
        <>
          <S.Edge data-edge="start" />
          <S.Edge data-edge="end" />
        </>
      )}
    </S.Root>
  );
}
