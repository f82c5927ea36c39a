import { createContext } from 'react';
import type { EmailRecord } from '@mingjian/api';

/** Opens an e-mail of the list, for its cells. */
export const OpenEmail = createContext<(email: EmailRecord) => void>(() => {});
