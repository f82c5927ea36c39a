import { useLayoutEffect, type RefObject } from 'react';
import { useFloating, type UseFloatingOptions, type UseFloatingReturn } from '@floating-ui/react';

/**
 * Floats a part at an element that is rendered already: the part is mounted only while it is
 * visible, so that floating is set up on demand.
 */
export function useFloatingAt(
  anchorRef: RefObject<Element | null>,
  options: UseFloatingOptions,
): UseFloatingReturn {
  const floating = useFloating(options);
  const { refs } = floating;
  useLayoutEffect(() => {
    refs.setReference(anchorRef.current);
    if (anchorRef.current && refs.floating.current)
      takeDirection(refs.floating.current, anchorRef.current);
  }, [refs, anchorRef]);
  return floating;
}

/** The end of the document may have another direction than the place of the anchor. */
function takeDirection(floating: HTMLElement, anchor: Element) {
  const { direction } = getComputedStyle(anchor);
  if (!floating.dir && direction !== getComputedStyle(floating).direction) floating.dir = direction;
}
