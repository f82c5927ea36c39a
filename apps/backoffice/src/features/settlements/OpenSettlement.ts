import { createContext } from 'react';

/** Opens a payment of the list by its id, for its cells. */
export const OpenSettlement = createContext<(id: string) => void>(() => {});
