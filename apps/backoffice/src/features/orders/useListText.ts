import { useSearchParams } from 'react-router-dom';

/**
 * The list's part of the present address, as an order's address carries it: what leads on to the
 * next order.
 */
export function useListText(): string {
  const [params] = useSearchParams();
  return params.toString();
}
