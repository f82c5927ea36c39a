import { createContext } from 'react';

/** Opens a request of the list by its id, for its cells. */
export const OpenRequest = createContext<(id: string) => void>(() => {});
