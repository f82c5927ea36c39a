import { createContext } from 'react';
import type { OutboxMessage } from '@mingjian/api';

/** Opens a message of the list, for its cells. */
export const OpenMessage = createContext<(message: OutboxMessage) => void>(() => {});
