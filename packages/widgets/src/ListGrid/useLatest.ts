import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value, for handlers that stay the same function. Not to be read while rendering. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
