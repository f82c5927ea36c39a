import { useEffect, useEffectEvent } from 'react';

/** Tells whether what it stands in is there: a popover keeps that to itself. Renders nothing. */
export function OpenSign({ onChange }: { onChange(isOpen: boolean): void }) {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  return null;
}
