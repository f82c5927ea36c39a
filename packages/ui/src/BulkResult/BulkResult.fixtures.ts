import type { BulkRow } from './model/outcomes';

/** Orders accepted in one bulk action. */
export const acceptedOrders: BulkRow[] = [
  { id: 'MJ202611170003', label: 'MJ202611170003 欧阳静怡', outcome: 'succeeded' },
  {
    id: 'MJ202611170004',
    label: 'MJ202611170004 陈思远',
    outcome: 'failed',
    reason: '订单已被他人接走，请刷新列表。',
  },
  { id: 'MJ202611170005', label: 'MJ202611170005 李想', outcome: 'succeeded' },
  {
    id: 'MJ202611170006',
    label: 'MJ202611170006 阿依古丽·买买提',
    outcome: 'failed',
    reason:
      '签约主体“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”的合同已到期，请联系客户经理续签。',
  },
  {
    id: 'MJ202611170007',
    label: 'MJ202611170007 Alexandra Whitfield',
    outcome: 'skipped',
    reason: '已由你接单。',
  },
];

/** An import of 1,284 rows, of which every tenth failed. */
export const importedRows: BulkRow[] = Array.from({ length: 1284 }, (_, index) => ({
  id: `row${index + 1}`,
  label: `第 ${index + 1} 行`,
  ...(index % 10 === 3
    ? { outcome: 'failed', reason: '身份证号校验位不正确。' }
    : { outcome: 'succeeded' }),
}));
