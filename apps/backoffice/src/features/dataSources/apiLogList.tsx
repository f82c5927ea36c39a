import { apiLog, apiLogs, type ApiLog } from '@mingjian/api';
import { Link } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { listOf } from '../../shared/resourceList/listOf';
import { DurationCell, NameCell } from './ApiLogCells';
import { apiLogListTexts } from './apiLogList.texts';

const declared = listOf(apiLog, {
  pageCode: 'apiLogList',
  texts: apiLogListTexts,
  nameField: 'apiName',
  tones: { success: { '0': 'danger', '1': 'success' } },
  columns: [
    {
      field: 'apiName',
      width: 210,
      card: 'title',
      render: (log: ApiLog) => <NameCell log={log} />,
    },
    { field: 'success', width: 110, card: 'mark' },
    { field: 'createTime', card: 'fact' },
    { field: 'problem', width: 150, card: 'fact' },
    {
      field: 'orderNo',
      width: 170,
      card: 'subtitle',
      render: ({ orderId, orderNo }: ApiLog) => (
        <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>
      ),
    },
    { field: 'vendor', width: 150, card: 'fact' },
    { field: 'tags', width: 180 },
    {
      field: 'costMs',
      width: 100,
      card: 'fact',
      render: (log: ApiLog) => <DurationCell log={log} />,
    },
    { field: 'fee', width: 90 },
    { field: 'retryCount', width: 80, hidden: true },
    { field: 'httpStatus', width: 100, hidden: true },
    { field: 'bizCode', width: 110, hidden: true },
    { field: 'companyName', width: 200, hidden: true },
    { field: 'direction', width: 90, hidden: true },
    { field: 'apiCode', width: 150, hidden: true },
    { field: 'traceId', width: 250, hidden: true },
  ],
  filters: [
    'apiName',
    'orderNo',
    'tags',
    'success',
    'problem',
    'vendor',
    'createTime',
    'companyName',
    'apiCode',
    'direction',
    'traceId',
  ],
});

/** Exchanges with data sources, whose list has a name of its own in the specification. */
export const apiLogList = {
  ...declared,
  calls: { ...declared.calls, getList: apiLogs.getApiLog },
};
