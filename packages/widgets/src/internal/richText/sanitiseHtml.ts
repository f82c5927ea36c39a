import createPurifier from 'dompurify';
import { createSanitiser } from '../../richHtml';
import { holdStyles } from './inlineStyles';

let sanitise: ((html: string) => string) | undefined;

/**
 * Returns HTML without anything that rich texts may not have. Its styles are held, see
 * `holdStyles`. Needs a window; loaded late.
 */
export function sanitiseHtml(html: string): string {
  // A purifier of its own: hooks of the page's other ones have no say here.
  sanitise ??= createSanitiser(createPurifier(window), { heldStyles: true });
  return holdStyles(sanitise(holdStyles(html)));
}
