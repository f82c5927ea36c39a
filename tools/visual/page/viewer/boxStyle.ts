import type { CSSProperties } from 'react';
import type { Box } from '../../report';

/** Returns a box of the picture as the variables that marks are placed by. */
export function boxStyle({ x, y, width, height }: Box): CSSProperties {
  return { '--x': x, '--y': y, '--w': width, '--h': height } as CSSProperties;
}
