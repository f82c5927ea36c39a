import { createContext } from 'react';

/** Opens an invoice of the list by its id, for its cells. */
export const OpenInvoice = createContext<(id: string) => void>(() => {});
