import type { OrderPanels } from './shared/orders/orderPanels';

/**
 * Panels on the page of an order: a folder of `features/` has them by exporting `orderPanels` from
 * `orderPanels.ts`. They are loaded with that page, so none arrives late and moves others.
 */
export const orderPanels: OrderPanels = Object.values(
  import.meta.glob<{ orderPanels: OrderPanels }>('./features/*/orderPanels.ts', { eager: true }),
).flatMap((feature) => feature.orderPanels);
