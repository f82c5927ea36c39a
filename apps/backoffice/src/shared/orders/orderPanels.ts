import type { ComponentType } from 'react';
import type { OrderDetail } from '@mingjian/api';

/** Number of a step of an order. */
export type OrderStepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

interface PlacedPanel {
  /** Column of the page that the panel is in. */
  column: 'main' | 'side';
}

/** A panel that is on the page of every order. */
export interface GeneralOrderPanel extends PlacedPanel {
  step?: never;
  /** The panel; its order is `undefined` while it is being loaded. */
  Panel: ComponentType<{ order: OrderDetail | undefined }>;
}

/** A panel of one step, on the page of an order at that step. */
export interface OrderStepPanel extends PlacedPanel {
  step: OrderStepNumber;
  Panel: ComponentType<{ order: OrderDetail }>;
}

/** Panels of a feature on the page of an order, in their order. Each decides who sees it. */
export type OrderPanels = readonly (GeneralOrderPanel | OrderStepPanel)[];
