import type { ComponentType } from 'react';
import type { OrderDetail } from '@mingjian/api';

/** Number of a step of an order. */
export type OrderStepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Panels of a feature on the page of an order, in their order. Each decides who sees it. */
export type OrderPanels = readonly ({
  /**
   * Column of the page that the panel is in, or its head: there a panel is a button, that of a step
   * its primary one.
   */
  column: 'head' | 'main' | 'side';
} & (GeneralPanel | StepPanel))[];

/** A panel of every order; its order is `undefined` while it is being loaded. */
interface GeneralPanel {
  step?: never;
  Panel: ComponentType<{ order: OrderDetail | undefined }>;
}

/** A panel that is on the page while its step is the order's current one. */
interface StepPanel {
  step: OrderStepNumber;
  Panel: ComponentType<{ order: OrderDetail }>;
}
