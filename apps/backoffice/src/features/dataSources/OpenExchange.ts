import { createContext } from 'react';

/** Opens an exchange of the list by its id, for its cells. */
export const OpenExchange = createContext<(id: string) => void>(() => {});
