import { orderBase } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { orderTasksTexts } from './orderTasks.texts';

/** People who could take tasks of an order, who has least to do first; none while they load. */
export function usePeopleOptions(orderId: string) {
  const t = useTexts(orderTasksTexts);
  const { data, error } = useCall(orderBase.getOrderAssignInfo, { orderId });
  const options = data?.people.map(({ userId, realname, openTasks }) => ({
    key: userId,
    text: t.person(realname, openTasks),
  }));
  return { options, tasks: data?.tasks, error };
}
