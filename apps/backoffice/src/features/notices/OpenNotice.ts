import { createContext } from 'react';
import type { Notice } from '@mingjian/api';

/** Opens a notice of the list, for its cells. */
export const OpenNotice = createContext<(notice: Notice) => void>(() => {});
