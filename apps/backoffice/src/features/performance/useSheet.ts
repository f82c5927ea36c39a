import { useEffect } from 'react';
import { orderKpi, type OrderDetail } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';

/** The performance sheet of an order: with everybody's rows for those who lead. */
export function useSheet({ id: orderId, version }: OrderDetail) {
  const own = useCall(orderKpi.getOrderKpiList, { orderId });
  const readsAll = own.data?.can.readAll === true;
  const all = useCall(orderKpi.getOrderKpiList2, readsAll ? { orderId } : null);
  const { mutate: mutateOwn } = own;
  const { mutate: mutateAll } = all;
  // Moves of the order save and reopen the sheet.
  useEffect(() => {
    void mutateOwn();
    void mutateAll();
  }, [mutateOwn, mutateAll, version]);
  return {
    sheet: readsAll ? all.data : own.data,
    error: own.error ?? all.error,
    retry: () => {
      void mutateOwn();
      void mutateAll();
    },
  };
}
