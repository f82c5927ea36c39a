import { orderTask, type OrderTaskRow } from '@mingjian/api';
import { Link, Text, useTexts } from '@mingjian/ui';
import type { FilterControlProps } from '@mingjian/widgets/ListFilter';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { orderDetailsPath } from '../../../base/orderPaths';
import { listOf } from '../../../shared/resourceList/listOf';
import { DangerFilter } from '../DangerFilter';
import { taskDeskPath } from '../../../base/taskDeskPath';
import { orderListTexts } from '../orderList.texts';
import { taskListTexts } from './taskList.texts';

interface CellProps {
  task: OrderTaskRow;
}

function DangerCell({ task: { dangerLevel } }: CellProps) {
  const t = useTexts(orderListTexts);
  if (dangerLevel === NOT_JUDGED) return <Text tone="muted">{t.notJudged}</Text>;
  return <DangerLevelTag level={dangerLevel} text="meaning" />;
}

function OwnerCell({ task: { ownerName } }: CellProps) {
  const t = useTexts(taskListTexts);
  return ownerName ?? <Text tone="muted">{t.noOwner}</Text>;
}

/** The number of a task's returns; a dash for none, so that the others stand out. */
function ReturnCell({ task: { returnCount } }: CellProps) {
  const t = useTexts(taskListTexts);
  return returnCount > 0 ? returnCount : <Text tone="muted">{t.notReturned}</Text>;
}

/** The tasks of all orders. */
export const taskList = listOf(orderTask, {
  pageCode: 'taskList',
  texts: taskListTexts,
  nameField: 'itemName',
  pageOptions: ['dangerLevel'],
  tones: {
    status: {
      '0': 'warning',
      '10': 'warning',
      '20': 'accent',
      '25': 'neutral',
      '28': 'neutral',
      '29': 'accent',
      '30': 'accent',
      '35': 'danger',
      '40': 'success',
      '45': 'neutral',
      '50': 'warning',
      '-10': 'neutral',
    },
  },
  columns: [
    {
      field: 'itemName',
      width: 150,
      pinned: true,
      card: 'title',
      render: ({ id, itemName }: OrderTaskRow) => <Link href={taskDeskPath(id)}>{itemName}</Link>,
    },
    { field: 'status', width: 110, card: 'mark' },
    { field: 'userName', width: 100, card: 'fact' },
    { field: 'companyName', width: 180, card: 'fact' },
    {
      field: 'orderNo',
      width: 160,
      card: 'subtitle',
      render: ({ orderId, orderNo }: OrderTaskRow) => (
        <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>
      ),
    },
    {
      field: 'ownerName',
      width: 100,
      card: 'fact',
      render: (row: OrderTaskRow) => <OwnerCell task={row} />,
    },
    { field: 'result', width: 100 },
    {
      field: 'dangerLevel',
      width: 96,
      render: (row: OrderTaskRow) => <DangerCell task={row} />,
    },
    { field: 'slaDueAt', width: 130, card: 'fact' },
    {
      field: 'returnCount',
      width: 88,
      render: (row: OrderTaskRow) => <ReturnCell task={row} />,
    },
    { field: 'assignTime', width: 130 },
    { field: 'submitTime', width: 130 },
    { field: 'passTime', width: 130 },
    { field: 'taskNo', width: 170, hidden: true },
    { field: 'productName', width: 130, hidden: true },
    { field: 'startTime', width: 130, hidden: true },
    { field: 'createTime', width: 130, hidden: true },
  ],
  filters: [
    'orderNo',
    'userName',
    { field: 'status', several: true },
    'ownerName',
    'itemName',
    'companyName',
    { field: 'result', several: true },
    {
      field: 'dangerLevel',
      control: (props: FilterControlProps) => <DangerFilter {...props} />,
    },
    'slaDueAt',
    'assignTime',
    'submitTime',
    'passTime',
    'createTime',
    'taskNo',
    'productName',
  ],
});
