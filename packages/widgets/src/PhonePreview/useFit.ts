import { useEffect, useState, type RefObject } from 'react';
import { phoneScale } from './model/phoneScale';

/** Returns the scale at which a phone fits into an element; 1 until that is measured. */
export function useFit(ref: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const element = ref.current;
    if (!isOn || element === null) return;
    const observer = new ResizeObserver(() => setScale(phoneScale(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isOn]);

  return isOn ? scale : 1;
}
