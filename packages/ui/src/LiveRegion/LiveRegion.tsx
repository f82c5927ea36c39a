import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SILENCE, type Announcements } from './announcements';

export interface LiveRegionProps {
  announcements: Announcements;
}

/**
 * Where announcements are said: mount it once. Renders two live regions, out of sight, at the end of `<body>`, so that an open
 * dialog does not silence them. For what should be seen too use `MessageRegion`.
 */
export function LiveRegion({ announcements }: LiveRegionProps) {
  const { polite, assertive, count } = useSyncExternalStore(announcements.subscribe, announcements.getCurrent, () => SILENCE);
  if (typeof document === 'undefined') return null;

  return createPortal(
    <>
      <VisuallyHidden role="status">
        <span key={count}>{polite}</span>
      </VisuallyHidden>
      <VisuallyHidden role="alert">
        <span key={count}>{assertive}</span>
      </VisuallyHidden>
    </>,
    document.body,
  );
}
