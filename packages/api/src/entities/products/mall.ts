import { object } from 'yup';
import type { OrderType } from '../../resources/orders/order';
import { count, idText, jsonText } from '../../schema';

/** Most candidates of a line of the cart: those that one order form takes. */
export const CART_CANDIDATES = 50;

/** Most products side by side in a comparison. */
export const COMPARED_PRODUCTS = 4;

/** A group of survey items of a product, in the reader's language. */
export interface MallGroup {
  groupCode: string;
  name: string;
  /** Names of its items. */
  items: string[];
  /** Whether the candidate fills it in, with the papers that it asks for. */
  isCollected: boolean;
}

/** A product, or an add-on, that the reader's company may order, in the published version. */
export interface MallProduct {
  productId: string;
  productCode: string;
  /** In the reader's language, as is `contents`. */
  name: string;
  /** Contents of the check in a line. */
  contents: string;
  intro: string | null;
  /** Positions that it suits. */
  applicable: string | null;
  /** 1 refined: people verify. 2 flash: data sources deliver results. */
  type: OrderType;
  /** 1 for all posts · 2 for managers · 3 for executives. */
  category: 1 | 2 | 3;
  /** 1 for an add-on, which is ordered beside a product. */
  isAddItem: 0 | 1;
  /** The company's price in fen; `null` for readers who may not see money. */
  price: number | null;
  /** Price of the product for everybody, in fen; `null` for readers who may not see money. */
  listPrice: number | null;
  /** Surcharge for urgency as a share of the price. */
  urgentRate: number;
  /** Working days. */
  slaDays: number;
  /** Survey items that are verified. */
  groups: MallGroup[];
}

/** A product that a company ordered lately. */
export interface OrderedProduct {
  productId: string;
  name: string;
  type: OrderType;
  orderCount: number;
}

/** Products by their orders of a period, the most ordered first. */
export interface MostOrdered {
  /** `yyyy-MM-dd`, the first day that is counted. */
  from: string;
  products: OrderedProduct[];
}

/** Schema of what is put into the cart. */
export const cartLineDraft = object({
  /** One of the company's offers that is no add-on. */
  productId: idText().required(),
  /** JSON text list of add-on codes. */
  addItems: jsonText(),
  /** Candidates to check. @default 1 */
  count: count(CART_CANDIDATES).min(1),
});

/** Schema of a changed line of the cart. */
export const cartLineChange = object({
  id: idText().required(),
  count: count(CART_CANDIDATES).min(1).required(),
});

/** An add-on of a line of the cart. */
export interface CartAddOn {
  productCode: string;
  name: string;
  /** Whether the company may order it. */
  isAvailable: boolean;
}

/** A product in the cart, with its add-ons. Amounts are in fen. */
export interface CartLine {
  id: string;
  productId: string;
  name: string;
  type: OrderType;
  addOns: CartAddOn[];
  /** Candidates to check. */
  count: number;
  /** Whether the company may order the product and all of its add-ons. */
  isAvailable: boolean;
  /** Present price of one candidate; `null` for readers who may not see money, or without offer. */
  price: number | null;
  /** Price when it was put into the cart; `null` for readers who may not see money. */
  priceBefore: number | null;
  /** Present number of working days; `null` without offer. */
  slaDays: number | null;
  /** Number of working days when it was put into the cart. */
  slaDaysBefore: number;
  addTime: string;
  updateTime: string;
}

/** The cart of an account. Amounts are in fen, `null` for readers who may not see money. */
export interface Cart {
  /** The newest first. */
  lines: CartLine[];
  /** Candidates of the lines that can be ordered. */
  count: number;
  /** Present price of the lines that can be ordered. */
  total: number | null;
  /** Balance of a company that pays in advance; `null` for others. */
  available: number | null;
  /** Whether the balance, or the credit of a company that pays later, is enough. */
  isCovered: boolean;
  /** Whether the company is suspended, so that it can order nothing. */
  isSuspended: boolean;
}
