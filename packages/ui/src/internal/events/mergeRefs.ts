import type { Ref, RefCallback } from 'react';

/**
 * Returns one ref that sets several. Memoise it where the element must not be detached and attached
 * again on every render.
 */
export function mergeRefs<Element>(
  ...refs: readonly (Ref<Element> | undefined)[]
): RefCallback<Element> {
  return (element) => {
    const cleanUps = refs.map((ref) => fill(ref, element));
    return () => cleanUps.forEach((cleanUp) => cleanUp());
  };
}

function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
