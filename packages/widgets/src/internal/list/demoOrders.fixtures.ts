import type { Say } from '@mingjian/ui';
import type { GridColumn } from './column';
import { sampleLoad, sampleOrders, type SampleOrder } from './orders.fixtures';

/** Columns, filters and rows of a small list of orders, in the language of the reader. */
export function demoOrders(say: Say) {
  const statuses = [
    { key: '10', text: say('待接单', 'Waiting'), tone: 'neutral' },
    { key: '20', text: say('调查中', 'In progress'), tone: 'accent' },
    { key: '30', text: say('待补充', 'Incomplete'), tone: 'warning' },
    { key: '40', text: say('已完成', 'Completed'), tone: 'success' },
    { key: '50', text: say('已超时', 'Overdue'), tone: 'danger' },
  ] as const;
  const names = [
    say('欧阳静怡', 'Ouyang Jingyi'),
    say('王晓明', 'Wang Xiaoming'),
    say('李雷', 'Li Lei'),
    say('韩梅梅', 'Han Meimei'),
  ];
  const rows = sampleOrders(4).map((row, index) => ({
    ...row,
    userName: names[index]!,
    companyName: say('上海明鉴信息技术有限公司', 'Shanghai Mingjian Information Technology'),
    remark: '',
  }));
  const columns: readonly GridColumn<SampleOrder>[] = [
    {
      field: 'orderNo',
      label: say('订单编号', 'Order number'),
      width: 170,
      sortable: true,
      mustFlag: true,
      as: 'text',
    },
    { field: 'userName', label: say('候选人', 'Candidate'), width: 130 },
    {
      field: 'orderStatus',
      label: say('状态', 'State'),
      width: 110,
      as: 'tag',
      options: statuses,
    },
    {
      field: 'fee',
      label: say('费用（元）', 'Fee (yuan)'),
      width: 110,
      align: 'end',
      sortable: true,
      format: (value) => Number(value).toFixed(2),
    },
  ];
  const filters = [
    { kind: 'text', field: 'orderNo', label: say('订单编号', 'Order number') },
    { kind: 'text', field: 'userName', label: say('候选人', 'Candidate') },
    { kind: 'select', field: 'orderStatus', label: say('状态', 'State'), options: statuses },
    { kind: 'text', field: 'companyName', label: say('签约主体', 'Company') },
    { kind: 'dateRange', field: 'orderTime', label: say('下单时间', 'Ordered') },
  ] as const;
  return { rows, columns, filters, load: sampleLoad(rows), rowKey: ({ id }: SampleOrder) => id };
}
