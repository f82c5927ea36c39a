import { createContext } from 'react';

/** Opens a statement of the list by its id, for its cells. */
export const OpenStatement = createContext<(id: string) => void>(() => {});
