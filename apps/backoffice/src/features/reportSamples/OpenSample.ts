import { createContext } from 'react';

/** Opens a sample of the list by its id, for its cells. */
export const OpenSample = createContext<(id: string) => void>(() => {});
