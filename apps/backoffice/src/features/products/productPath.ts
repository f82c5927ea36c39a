import type { Product } from '@mingjian/api';
import type { Language } from '@mingjian/ui';

/** Returns the address of the page of a product. */
export const productPath = (productId: string): string =>
  `/b-product/productDetails?${new URLSearchParams({ productId }).toString()}`;

/** Returns the name of a product in a language; the Chinese one where it has no other. */
export const productName = ({ name, nameEn }: Product, language: Language): string =>
  (language === 'en' && nameEn) || name;
