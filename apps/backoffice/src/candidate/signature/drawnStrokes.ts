import { createStore } from '@mingjian/ui';
import type { Stroke } from './model/strokes';

/** The drawn signature. It is never stored, and outlives an ended session. */
export const drawnStrokes = createStore<readonly Stroke[]>([]);
