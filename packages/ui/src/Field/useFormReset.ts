import { useEffect, useEffectEvent } from 'react';

/** Calls `onReset` when the form of the control with this id is reset. */
export function useFormReset(controlId: string, onReset: () => void): void {
  const handleReset = useEffectEvent((event: Event) => {
    const control = document.getElementById(controlId);
    const isOwn = control !== null && 'form' in control && control.form === event.target;
    if (isOwn && !event.defaultPrevented) onReset();
  });

  useEffect(() => {
    const listener = (event: Event) => handleReset(event);
    document.addEventListener('reset', listener);
    return () => document.removeEventListener('reset', listener);
  }, []);
}
