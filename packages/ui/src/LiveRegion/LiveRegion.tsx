import type { ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../internal/state/createStore';
import { useIsClient } from '../internal/state/useIsClient';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { Announcements } from './announcements';

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  announcements: Announcements;
}

/**
 * The live regions of announcements: mount it once. Renders a visually hidden `<span>` with two
 * live regions at the end of `<body>`, where an open dialog does not silence them; it takes rest
 * props and `ref`. For visible messages use `MessageRegion`.
 */
export function LiveRegion({ announcements, ...rest }: LiveRegionProps) {
  const { polite, assertive, count } = useStore(announcements);
  if (!useIsClient()) return null;

  return createPortal(
    <VisuallyHidden {...rest}>
      <span role="status">
        <span key={count}>{polite}</span>
      </span>
      <span role="alert">
        <span key={count}>{assertive}</span>
      </span>
    </VisuallyHidden>,
    document.body,
  );
}
