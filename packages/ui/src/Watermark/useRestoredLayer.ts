import { useLayoutEffect, type RefObject } from 'react';

/**
 * Puts the layer of a watermark back when somebody removes, hides or restyles it by the tools of
 * the browser.
 */
export function useRestoredLayer(layerRef: RefObject<HTMLElement | null>, text: string) {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    const root = layer?.parentElement;
    if (!layer || !root) return undefined;
    const [className, style] = [layer.className, layer.style.cssText];
    const observer = new MutationObserver(restore);
    const observe = () => {
      observer.observe(root, { childList: true });
      observer.observe(layer, { attributes: true });
    };
    function restore() {
      observer.disconnect();
      if (layer!.parentElement !== root) root!.append(layer!);
      for (const name of layer!.getAttributeNames())
        if (!OWN_ATTRIBUTES.includes(name)) layer!.removeAttribute(name);
      layer!.setAttribute('aria-hidden', 'true');
      layer!.className = className;
      // A policy for content may forbid the attribute, not the property.
      layer!.style.cssText = style;
      observe();
    }
    observe();
    return () => observer.disconnect();
  }, [layerRef, text]);
}

const OWN_ATTRIBUTES = ['aria-hidden', 'class', 'style'];
