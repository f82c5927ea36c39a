import { createContext } from 'react';
import type { Can } from '@mingjian/api';

/** Permissions of a list's reader, for its cells; `null` before the first response. */
export const ListCan = createContext<Can | null>(null);
