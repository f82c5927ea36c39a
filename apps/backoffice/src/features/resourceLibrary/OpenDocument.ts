import { createContext } from 'react';

/** Opens a document of the list by its id, for its cells. */
export const OpenDocument = createContext<(id: string) => void>(() => {});
