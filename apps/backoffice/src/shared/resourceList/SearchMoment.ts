import { createContext } from 'react';

/**
 * The moment that the dynamic ranges of the surrounding list were resolved for; `undefined` without
 * such ranges. Links to a record carry it, so that navigation from there means the same days.
 */
export const SearchMoment = createContext<string | undefined>(undefined);
