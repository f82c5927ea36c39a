import { createContext } from 'react';
import type { Timer } from '@mingjian/api';

/** Opens the runs of a timer of the list, for its cells. */
export const OpenTimer = createContext<(timer: Timer) => void>(() => {});
