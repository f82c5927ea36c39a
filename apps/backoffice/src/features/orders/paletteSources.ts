import { encodeSearch, orders, type OrderRow } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { ClipboardList, FilePlus2 } from 'lucide-react';
import { createOrderPath, orderDetailsPath, orderListPath } from '../../base/orderPaths';
import { orderTexts } from '../../shared/orders/orders.texts';
import { useMayOpen, useSignedIn, type UsePaletteSources } from '../../shell';
import { orderPaletteTexts } from './orderPalette.texts';
import { useNextOrderSource } from './useNextOrderSource';

/** Most orders of one search. */
const MOST = 8;

/** Orders by number or candidate, the next one to work on, and the kinds of checks to order. */
export const usePaletteSources: UsePaletteSources = (context) => [
  ...useOrders(context),
  ...useNextOrderSource(context),
  ...useStarts(context),
];

const useOrders: UsePaletteSources = ({ open }) => {
  const t = useTexts(orderPaletteTexts);
  const http = useHttp();
  const { user } = useSignedIn();
  const mayOpen = useMayOpen();
  if (!mayOpen(orderListPath(user.userType))) return [];
  const itemOf = ({ id, orderNo, userName, companyName, productName }: OrderRow) => ({
    id,
    label: `${orderNo} ${userName}`,
    hint: user.userType === 'companyUser' ? productName : companyName,
    icon: ClipboardList,
    onSelect: () => open(orderDetailsPath(id)),
  });
  return [
    {
      id: 'orders',
      label: t.orders,
      prefix: '#',
      search: async (text, { signal }) => {
        const by = async (field: 'orderNo' | 'userName') =>
          http.send(
            orders.getList,
            {
              pageNum: 1,
              pageSize: MOST,
              searchParam: encodeSearch([{ field, operator: 'LIKE', value: text }]),
            },
            { signal },
          );
        const [byNumber, byName] = await Promise.all([by('orderNo'), by('userName')]);
        const found = new Map(
          [...byNumber.content, ...byName.content].map((row) => [row.id, itemOf(row)]),
        );
        return [...found.values()].slice(0, MOST);
      },
    },
  ];
};

const KEYS = ['faqibeidiao', 'fqbd'];

const useStarts: UsePaletteSources = ({ open }) => {
  const t = useTexts(orderTexts);
  const { start } = useTexts(orderPaletteTexts);
  const { can, user } = useSignedIn();
  const { labelOf } = useDictionary('order_type');
  const isForClient = can('orders.placeFor');
  if (!can('orders.place') && !isForClient) return [];
  const label = can('orders.place') ? t.startCheck : t.orderFor;
  return [
    {
      id: 'starts',
      label,
      prefix: '>',
      items: ([2, 1] as const).map((type) => ({
        id: String(type),
        label: start(label, labelOf(type)),
        keys: KEYS,
        icon: FilePlus2,
        onSelect: () => open(createOrderPath(type, user.userType)),
      })),
    },
  ];
};
