/** Path of the catalogue. */
export const MALL_PRODUCTS = '/mall/mallProducts';
/** Path of the cart. */
export const MALL_CART = '/mall/mallCart';

/** Returns the address of a product in the catalogue. */
export const productAddress = (productId: string) =>
  `${MALL_PRODUCTS}?${new URLSearchParams({ product: productId }).toString()}`;

/** Returns the address of a comparison of products. */
export const comparisonAddress = (productIds: readonly string[]) =>
  `/mall/mallComparison?${new URLSearchParams({ products: productIds.join(',') }).toString()}`;
