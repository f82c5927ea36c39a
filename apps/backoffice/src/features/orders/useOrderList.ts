import { useMemo } from 'react';
import { orders, type OrderRow } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import { levelsOf, useDangerWords } from '@mingjian/widgets/DangerLevel';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn } from '@mingjian/widgets/DataGrid';
import type { ServerList } from '../../shared/crud/useServerList';
import { orderTexts } from '../../shared/orders/orders.texts';
import { useDateFormat } from '../../shared/useDateFormat';
import { useSignedIn } from '../../shell';
import { orderColumns, orderFields } from './orderColumns';
import { orderListTexts } from './orderList.texts';

export interface OrderListDeclaration {
  list: ServerList<OrderRow>;
  columns: readonly GridColumn<OrderRow>[];
  fields: readonly FilterField<OrderRow>[];
}

const READINGS = { amount: 'money' } as const;

/** The declaration of the order list in the current language, memoised. */
export function useOrderList(): OrderListDeclaration {
  const t = useTexts(orderListTexts);
  const labels = useTexts(orderTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const wordsOf = useDangerWords();
  const dangers = levelsOf(1).map((level) => ({ key: String(level), text: wordsOf(level).full }));
  const dangerText = JSON.stringify(dangers);
  const isClient = useSignedIn().user.userType === 'companyUser';

  return useMemo(() => {
    const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' });
    const money = (fen: number) => amounts.format(fen / 100);
    const parts = {
      t,
      labels,
      dates,
      money,
      dangers: JSON.parse(dangerText) as typeof dangers,
      isClient,
    };
    return {
      list: { pageCode: 'orderList', title: t.title, calls: orders, readings: READINGS },
      columns: orderColumns(parts),
      fields: orderFields(parts),
    };
  }, [t, labels, dates, locale, dangerText, isClient]);
}
