import { useMemo, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import * as S from './ScrollArea.styles';
import { useEdges } from './useEdges';

export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** What scrolls: the accessible name of the region. */
  label: string;
  /** What may not fit. */
  children: ReactNode;
  /**
   * Which way it scrolls. Set its height with `--mj-scroll-area-height`.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | 'both';
  /** The element that scrolls, for a virtual list or to scroll it by code. */
  scrollerRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * A part of the page that scrolls for itself, with a shade where there is more. Renders a `<div>`
 * around the native scrolling one, which is a stop for the keyboard and a named region only while
 * its content does not fit.
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
        {...(edges !== '' && { role: 'region', 'aria-label': label, tabIndex: 0 })}
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
