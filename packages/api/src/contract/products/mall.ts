import {
  cartLineChange,
  cartLineDraft,
  type Cart,
  type MallProduct,
  type MostOrdered,
} from '../../entities/products/mall';
import { idRef } from '../../schema';
import { change, read } from '../call';

/**
 * The catalogue and the cart of client accounts that may place orders. The cart places nothing: an
 * order names the line that it comes from (`cartLineId`), which goes down with it. Not specified.
 */
export const mall = {
  /** The products and add-ons that the caller's company may order, with their survey items. */
  getProducts: read('/mall/getProducts').gives<MallProduct[]>(),
  /** The products that the company ordered most in the last 90 days. */
  getMostOrdered: read('/mall/getMostOrdered').gives<MostOrdered>(),
  /** The caller's cart at present prices. */
  getCart: read('/mall/getCart').gives<Cart>(),
  /** Puts a product into the cart. The same one with the same add-ons raises its line. */
  addToCart: change('/mall/addToCart').takes(cartLineDraft).gives<Cart>(),
  /** Sets the number of candidates of a line. */
  updateCart: change('/mall/updateCart').takes(cartLineChange).gives<Cart>(),
  /** Takes a line out of the cart. */
  removeFromCart: change('/mall/removeFromCart').takes(idRef).gives<Cart>(),
};
