import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for content that is hidden unless `isOpen` but can still be found by the browser's
 * search, which calls `onFound` before it shows a match. A browser without `hidden="until-found"`
 * just hides the content.
 */
export function useFindable(
  isOpen: boolean,
  onFound: () => void,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const foundRef = useRef(onFound);

  useLayoutEffect(() => {
    foundRef.current = onFound;
    // React renders every truthy `hidden` as the plain attribute,
    // https://github.com/facebook/react/issues/24740.
    if (!isOpen) ref.current?.setAttribute('hidden', 'until-found');
  });

  useLayoutEffect(() => {
    const element = ref.current;
    const handleMatch = () => foundRef.current();
    element?.addEventListener('beforematch', handleMatch);
    return () => element?.removeEventListener('beforematch', handleMatch);
  }, []);

  return ref;
}
