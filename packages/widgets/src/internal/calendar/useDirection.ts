import { useEffect, useState, type RefObject } from 'react';

/** Returns the direction of an element's text: that of the nearest `dir`. */
export function useDirection(ref: RefObject<Element | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (ref.current && getComputedStyle(ref.current).direction === 'rtl') setDirection('rtl');
  }, [ref]);
  return direction;
}
