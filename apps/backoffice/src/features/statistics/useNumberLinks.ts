import {
  numberConditions,
  type StatisticFigure,
  type StatisticName,
  type StatisticRequest,
} from '@mingjian/api';
import { orderListPath } from '../../base/orderPaths';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useMayOpen, useSignedIn } from '../../shell';

const TASK_LIST = '/f-order/f-order/taskList';

/** Returns the address of the rows behind a number. */
export type NumberLink = (
  figure: StatisticFigure,
  request: StatisticRequest,
  key?: string,
) => string | undefined;

/** Returns the addresses of the lists behind numbers; none for a list out of reach. */
export function useNumberLinks(statistic: StatisticName): NumberLink {
  const { user } = useSignedIn();
  const mayOpen = useMayOpen();
  const lists = { order: orderListPath(user.userType), task: TASK_LIST };
  const isOwn = statistic === 'personalStatistic';
  return (figure, asked, key) => {
    const request = isOwn ? { ...asked, userId: asked.userId ?? user.id } : asked;
    const { list, conditions } = numberConditions({ statistic, figure, request, key });
    return mayOpen(lists[list]) ? listAddress(lists[list], conditions) : undefined;
  };
}
