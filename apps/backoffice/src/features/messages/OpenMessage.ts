import { createContext } from 'react';
import type { MessageView } from '@mingjian/api';

/** Opens a message of the list, for its cells. */
export const OpenMessage = createContext<(message: MessageView) => void>(() => {});
