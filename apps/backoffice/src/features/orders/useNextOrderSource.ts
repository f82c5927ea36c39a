import { encodeSearch, orders, toApiError, toOrderParam } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { ListChecks } from 'lucide-react';
import { orderDetailsPath, orderListPath } from '../../base/orderPaths';
import { messages, useMayOpen, useSignedIn, type UsePaletteSources } from '../../shell';
import { orderPaletteTexts } from './orderPalette.texts';

const KEYS = ['xiayijiandaiban', 'xyjdb'];

/** Opens the most urgent order that waits for its reader, other than the one on screen. */
export const useNextOrderSource: UsePaletteSources = ({ open }) => {
  const t = useTexts(orderPaletteTexts);
  const http = useHttp();
  const { user } = useSignedIn();
  const mayOpen = useMayOpen();
  if (user.userType === 'companyUser' || !mayOpen(orderListPath(user.userType))) return [];

  const openNext = async () => {
    const onScreen = new URLSearchParams(window.location.search).get('orderId');
    try {
      const { content } = await http.send(orders.getList, {
        pageNum: 1,
        pageSize: 2,
        searchParam: encodeSearch([{ field: 'turnOf', operator: 'EQ', value: user.id }]),
        orderParam: toOrderParam([{ field: 'slaDueAt', descending: false }]),
      });
      const next = content.find(({ id }) => id !== onScreen);
      if (next) open(orderDetailsPath(next.id));
      else messages.show({ text: onScreen && content.length > 0 ? t.lastOne : t.noneWaits });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
    }
  };
  return [
    {
      id: 'nextOrder',
      label: t.work,
      prefix: '>',
      items: [
        {
          id: 'next',
          label: t.next,
          keys: KEYS,
          icon: ListChecks,
          onSelect: () => void openNext(),
        },
      ],
    },
  ];
};
