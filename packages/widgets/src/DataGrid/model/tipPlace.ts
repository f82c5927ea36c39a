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
 * Returns where a tip stands in the window, in pixels: below its cell, above where there is no
 * room, never beyond an edge.
 */
export function tipPlace(cell: Box, tip: Size, window: Size): { x: number; y: number } {
  const below = cell.bottom + GAP;
  const y = below + tip.height > window.height ? cell.top - GAP - tip.height : below;
  return {
    x: Math.max(GAP, Math.min(cell.left, window.width - tip.width - GAP)),
    y: Math.max(GAP, y),
  };
}
