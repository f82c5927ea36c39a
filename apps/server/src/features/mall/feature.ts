import { mall as calls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { CLIENT_PLACERS } from '../../roles';
import type { Feature } from '../feature';
import { mallProducts } from './catalogue';
import { addToCart, removeFromCart, updateCart } from './changeCart';
import { mostOrdered } from './mostOrdered';
import './orderEffects';
import { readCart } from './readCart';

/** The catalogue of a client company, and the carts of its accounts. */
export const mall: Feature = {
  name: 'mall',
  calls: [
    bind(calls).to({
      getProducts: async (_, caller, backend) => mallProducts(caller, backend),
      getMostOrdered: async (_, caller, backend) => mostOrdered(caller, backend),
      getCart: async (_, caller, backend) => readCart(caller, backend),
      addToCart: async (draft, caller, backend) => addToCart(draft, caller, backend),
      updateCart: async (input, caller, backend) => updateCart(input, caller, backend),
      removeFromCart: async (input, caller, backend) => removeFromCart(input, caller, backend),
    }),
  ],
  uncountedTables: ['cartLines'],
  menu: [
    {
      code: 'mall',
      name: '商城',
      nameEn: 'Mall',
      icon: 'boxes',
      pageurl: 'mall',
      module: 'MALL',
      resources: ['mall'],
      sort: 13,
      rights: CLIENT_PLACERS,
    },
    {
      code: 'mall-board',
      parent: 'mall',
      name: '商城概览',
      nameEn: 'Mall overview',
      icon: 'chart-no-axes-column',
      pageurl: 'mallBoard',
      sort: 0,
      rights: CLIENT_PLACERS,
    },
    {
      code: 'mall-products',
      parent: 'mall',
      name: '产品目录',
      nameEn: 'Catalogue',
      icon: 'package',
      pageurl: 'mallProducts',
      sort: 1,
      rights: CLIENT_PLACERS,
    },
    {
      code: 'mall-comparison',
      parent: 'mall',
      name: '产品对比',
      nameEn: 'Comparison',
      icon: 'list-checks',
      pageurl: 'mallComparison',
      hidden: true,
      sort: 2,
      rights: CLIENT_PLACERS,
    },
    {
      code: 'mall-cart',
      parent: 'mall',
      name: '购物车',
      nameEn: 'Cart',
      icon: 'shopping-cart',
      pageurl: 'mallCart',
      sort: 3,
      rights: CLIENT_PLACERS,
    },
  ],
};
