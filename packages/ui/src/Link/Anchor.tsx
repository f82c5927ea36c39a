import { createElement, type ComponentPropsWithRef } from 'react';
import { useLinkComponent } from './LinkProvider';

/** A link without styles of its own: an `<a>`, or the component of a `LinkProvider`. */
export function Anchor(props: ComponentPropsWithRef<'a'>) {
  return createElement(useLinkComponent(), props);
}
