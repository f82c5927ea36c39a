import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Follows how long the text of an area is, in UTF-16 units as `maxLength` counts, through typing,
 * new values and form resets.
 */
export function useTextLength(areaRef: RefObject<HTMLTextAreaElement | null>, value: unknown) {
  const [length, setLength] = useState(0);
  const measure = () => setLength(areaRef.current?.value.length ?? 0);

  useLayoutEffect(() => setLength(areaRef.current?.value.length ?? 0), [areaRef, value]);

  useEffect(() => {
    const area = areaRef.current;
    const form = area?.form;
    // The event comes before the form is emptied.
    const handleReset = () => void setTimeout(() => setLength(area?.value.length ?? 0));
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [areaRef]);

  return { length, measure };
}
