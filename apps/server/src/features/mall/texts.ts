import { defineTexts } from '../../texts';

/** Messages of the mall. */
export const mallTexts = defineTexts({
  zh: {
    tooMany: (most: number) => `购物车里同一产品最多 ${most} 名候选人，请先下单或减少数量`,
    cartFull: (most: number) => `购物车最多 ${most} 种产品，请先下单或移除几种`,
    lineGone: '购物车里已没有这个产品，可能已下单或已移除',
  },
  en: {
    tooMany: (most) =>
      `The cart takes ${most} candidates of a product at most. Order some first, or take fewer`,
    cartFull: (most) => `The cart takes ${most} products at most. Order or remove some first`,
    lineGone: 'This product is no longer in the cart: it was ordered or removed',
  },
});
