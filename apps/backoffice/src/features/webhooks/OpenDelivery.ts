import { createContext } from 'react';
import type { WebhookDelivery } from '@mingjian/api';

/** Opens a delivery of the list, for its cells. */
export const OpenDelivery = createContext<(delivery: WebhookDelivery) => void>(() => {});
