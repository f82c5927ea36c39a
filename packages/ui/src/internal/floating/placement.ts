type Side = 'top' | 'bottom' | 'left' | 'right';

/**
 * Side of the trigger at which a part floats, and the edge that both share; without an edge it is
 * centred. `start` and `end` follow the direction of the text. Where there is no space it flips to
 * the opposite side.
 */
export type Placement = Side | `${Side}-start` | `${Side}-end`;
