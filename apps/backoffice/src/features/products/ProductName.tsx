import type { Product } from '@mingjian/api';
import { Link, useLocale } from '@mingjian/ui';
import { productName, productPath } from './productPath';

/** The name of a product, which leads to its page. */
export function ProductName({ product }: { product: Product }) {
  const { language } = useLocale();
  return <Link href={productPath(product.id)}>{productName(product, language)}</Link>;
}
