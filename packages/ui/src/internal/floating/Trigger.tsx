import {
  cloneElement,
  useMemo,
  type DOMAttributes,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { chainHandlers } from '../events/chainHandlers';
import { mergeRefs } from '../events/mergeRefs';

export interface TriggerProps {
  /** One focusable element that accepts rest props and `ref`. */
  element: ReactElement;
  elementRef: Ref<Element>;
  /** Attributes that announce the part. */
  aria: HTMLAttributes<Element>;
  /** Handlers, called after the element's own. */
  handlers: DOMAttributes<Element>;
}

/** The trigger of a floating part. Renders its element with the props of the part. */
export function Trigger({ element, elementRef, aria, handlers }: TriggerProps) {
  const child = element as ReactElement<
    HTMLAttributes<Element> & { ref?: Ref<Element> | undefined }
  >;
  const ownRef = child.props.ref;
  const ref = useMemo(() => mergeRefs(elementRef, ownRef), [elementRef, ownRef]);
  return cloneElement(child, { ...aria, ...chainHandlers(child.props, handlers), ref });
}
