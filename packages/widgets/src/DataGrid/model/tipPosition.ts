interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 4;

/**
 * Returns the position of a tooltip in the window, in pixels: below its cell, or above when there
 * is no room, and always within the edges.
 */
export function tipPosition(cell: Box, tip: Size, window: Size): { x: number; y: number } {
  const below = cell.bottom + GAP;
  const y = below + tip.height > window.height ? cell.top - GAP - tip.height : below;
  return {
    x: Math.max(GAP, Math.min(cell.left, window.width - tip.width - GAP)),
    y: Math.max(GAP, y),
  };
}
