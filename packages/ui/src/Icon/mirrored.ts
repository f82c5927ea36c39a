import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

/**
 * Returns an icon that points along the text, such as an arrow to the next page: where the nearest
 * `dir` is from right to left, it is mirrored.
 */
export function mirrored(icon: LucideIcon): LucideIcon {
  return styled(icon)`
    &:dir(rtl) {
      scale: -1 1;
    }
  `;
}
