import {
  boardConditions,
  boardSort,
  type BoardFigure,
  type BoardGroup,
  type RowFigure,
} from '@mingjian/api';
import { orderListPath } from '../../base/orderPaths';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useMayOpen, useSignedIn } from '../../shell';

/** Lists of the figures that do not count orders. */
const TASKS = '/f-order/f-order/taskList';

const LISTS: Readonly<Record<RowFigure, string>> = {
  openTasks: TASKS,
  returnedTasks: TASKS,
  tasksToReview: TASKS,
  unassignedTasks: TASKS,
  statementsToConfirm: '/f-order/statementList',
  registrations: '/a-company/registrationList',
  failedMessages: '/system/outboxList',
};

/** Addresses of the lists behind a dashboard. */
export interface BoardLinks {
  /** Returns the address of the rows that a figure counts; none for a page out of reach. */
  ofFigure(figure: BoardFigure, isOwn: boolean): string | undefined;
  /** Returns the address of all orders of a group. */
  ofGroup(group: Pick<BoardGroup, 'name' | 'isOwn'>): string;
}

/** Returns the addresses of the lists behind the figures of a moment. */
export function useBoardLinks(asOf: string): BoardLinks {
  const { user } = useSignedIn();
  const mayOpen = useMayOpen();
  const orders = orderListPath(user.userType);
  const search = (isOwn: boolean) => ({ asOf, pmId: isOwn ? user.id : undefined });
  return {
    ofFigure: (figure, isOwn) => {
      const list = figure in LISTS ? LISTS[figure as RowFigure] : orders;
      const conditions = boardConditions({ name: figure, ...search(isOwn) });
      return mayOpen(list) ? listAddress(list, conditions) : undefined;
    },
    ofGroup: ({ name, isOwn }) =>
      listAddress(orders, boardConditions({ name, ...search(isOwn) }), boardSort(name)),
  };
}
