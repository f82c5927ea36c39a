import { useCallback, useState, type RefCallback } from 'react';

const watchers = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;
let fonts: FontFaceSet | undefined;

/**
 * Returns one observer for the whole page: a table of a thousand texts would otherwise create a
 * thousand.
 */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watchers.get(target)?.();
  });
  return observer;
}

/** Measures again after a font has loaded late, which changes the texts and not their boxes. */
function watchFonts() {
  // jsdom has no fonts.
  const current = document.fonts as FontFaceSet | undefined;
  if (fonts === current) return;
  fonts = current;
  fonts?.addEventListener('loadingdone', () => {
    for (const measure of [...watchers.values()]) measure();
  });
}

/** Whether an element hides some of its content now. */
export function isClipping(element: HTMLElement): boolean {
  return (
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
  );
}

export interface ClippedState {
  /** Ref of the element that may overflow. */
  ref: RefCallback<HTMLElement>;
  /** Whether some of the content is hidden now. */
  isClipped: boolean;
}

/** Watches whether an element shows all of its content. A new `content` is measured again. */
export function useClipped(content: unknown): ClippedState {
  const [isClipped, setClipped] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const measure = () => setClipped(isClipping(element));
      watchers.set(element, measure);
      sharedObserver().observe(element);
      watchFonts();
      measure();
      return () => {
        watchers.delete(element);
        sharedObserver().unobserve(element);
      };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new content is a new measurement
    [content],
  );
  return { ref, isClipped };
}
