import { mall, type Cart } from '@mingjian/api';
import { useCall, useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { mallTexts } from './mall.texts';

/** The cart of the signed-in account at present prices. */
export const useCart = () => useCall(mall.getCart, {});

/** A product that is put into the cart. */
export interface CartChoice {
  productId: string;
  name: string;
  /** Codes of add-ons. @default none */
  addItems?: readonly string[];
  /** Candidates to check. @default 1 */
  count?: number;
}

/** Returns the function that puts a product into the cart and says so. */
export function useAddToCart() {
  const t = useTexts(mallTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(mall.addToCart);
  const add = async ({ productId, name, addItems = [], count = 1 }: CartChoice) => {
    const result = await submit({ productId, addItems: JSON.stringify(addItems), count });
    if (!result.ok) {
      messages.show({ text: result.error.message, tone: 'danger' });
      return;
    }
    messages.show({ text: t.added(name, peopleOf(result.data, productId)), tone: 'success' });
    await refresh(mall.getCart);
  };
  return { add, isSubmitting };
}

const peopleOf = ({ lines }: Cart, id: string) =>
  lines.reduce((sum, { productId, count }) => sum + (productId === id ? count : 0), 0);
