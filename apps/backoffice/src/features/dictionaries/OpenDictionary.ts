import { createContext } from 'react';
import type { Dictionary } from '@mingjian/api';

/** Opens a dictionary of the list, for its cells. */
export const OpenDictionary = createContext<(dictionary: Dictionary) => void>(() => {});
