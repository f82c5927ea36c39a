import { board, disputes, orderBase, orders, reports } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';

/** Returns the function that loads everything again that a dispute changes. */
export function useDisputeRefresh() {
  const refresh = useRefresh();
  return async () =>
    refresh(
      disputes.getOfOrder,
      orderBase.getOrderDetail,
      orderBase.getOrderTaskList,
      orderBase.getOrderAssignInfo,
      orders.getList,
      reports.getContent,
      reports.getLastVersion,
      reports.getReportList,
      board.getMainBoardData,
    );
}
