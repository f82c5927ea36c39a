import type { OrderInterface } from '@mingjian/api';

/**
 * Whether the answer of an interface comes within seconds: it is asked, waits for its turn, or
 * failed once and is asked again.
 */
export const isAwaited = ({ status, tries }: Pick<OrderInterface, 'status' | 'tries'>) =>
  status === 1 || (status === 0 && tries <= 1);
