/** An order opens in its own tab, or reuses the tab of the previous order. */
export function orderTabBy(query: URLSearchParams): Record<string, string> {
  const orderId = query.get('tab') ?? query.get('orderId');
  return orderId === null ? {} : { orderId };
}
