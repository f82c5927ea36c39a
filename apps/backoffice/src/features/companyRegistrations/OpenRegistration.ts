import { createContext } from 'react';
import type { CompanyRegistration } from '@mingjian/api';

/** Opens a request of the list, for its cells. */
export const OpenRegistration = createContext<(registration: CompanyRegistration) => void>(
  () => {},
);
