import type { ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../internal/state/createStore';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { Announcements } from './announcements';

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  announcements: Announcements;
}

/**
 * Where announcements are said: mount it once. Renders a `<span>` with two live regions, out of
 * sight, at the end of `<body>`, so that an open dialog does not silence them: rest props and `ref`
 * go to it. For what should be seen too use `MessageRegion`.
 */
export function LiveRegion({ announcements, ...rest }: LiveRegionProps) {
  const { polite, assertive, count } = useStore(announcements);
  if (typeof document === 'undefined') return null;

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
