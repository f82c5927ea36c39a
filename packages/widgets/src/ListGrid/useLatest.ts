import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref of the latest value, for handlers that stay the same function. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
