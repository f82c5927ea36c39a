import { createContext, use } from 'react';
import type { RecordForm } from '@mingjian/widgets/Form';
import type { SurveyGroup } from '@mingjian/widgets/ItemEditor';

/** Context of the controls of survey items. */
export interface ProductItems {
  /** The form that they are in. */
  control: RecordForm['form']['control'];
  /** Items of the version in force; `undefined` before it is loaded, and without one. */
  published: readonly SurveyGroup[] | undefined;
}

/** Provides the form and the published items to the controls of a product's items. */
export const ProductItemsContext = createContext<ProductItems | null>(null);

/** Returns the form and the published items. Throws outside of the page of a product. */
export function useProductItems(): ProductItems {
  const items = use(ProductItemsContext);
  if (!items) throw new Error('Survey items are edited on the page of their product.');
  return items;
}
