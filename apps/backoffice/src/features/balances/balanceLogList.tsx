import { balanceLog, HAND_TYPES, type BalanceLog } from '@mingjian/api';
import { defineTexts, Link } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { listOf } from '../../shared/resourceList/listOf';
import { MovementCell } from './MovementCell';

const texts = defineTexts('balanceLogs', {
  zh: {
    pageTitle: '余额流水',
    emptyNote: '充值、订单冻结和扣费都记在这里，记下后不能修改。',
    noun: '余额变动',
    logNo: '流水号',
    companyName: '客户公司',
    type: '类型',
    amount: '余额变动',
    amountDescription: '充值、退款和赠送填正数；调账可填负数',
    afterBalance: '变动后余额',
    frozenAmount: '冻结变动',
    afterFrozen: '变动后冻结',
    orderNo: '订单编号',
    payMethod: '支付方式',
    voucherNo: '银行流水号',
    operator: '登记人',
    remark: '说明',
    remarkDescription: '调账请写明原因',
  },
  en: {
    pageTitle: 'Balance log',
    emptyNote: 'Top-ups, holds and charges of orders are kept here and never change.',
    noun: 'movement',
    logNo: 'No.',
    companyName: 'Client company',
    type: 'Kind',
    amount: 'Change of balance',
    amountDescription: 'Top-ups, refunds and gifts are positive; an adjustment may be negative',
    afterBalance: 'Balance after',
    frozenAmount: 'Change of holds',
    afterFrozen: 'Held after',
    orderNo: 'Order no.',
    payMethod: 'Way of payment',
    voucherNo: 'Bank reference',
    operator: 'Entered by',
    remark: 'Note',
    remarkDescription: 'An adjustment needs its reason',
  },
});

/** Movements of clients' balances. */
export const list = listOf(balanceLog, {
  pageCode: 'balanceLogList',
  texts,
  nameField: 'logNo',
  tones: {
    type: {
      '1': 'success',
      '2': 'warning',
      '3': 'accent',
      '4': 'neutral',
      '5': 'danger',
      '6': 'success',
      '7': 'danger',
    },
  },
  columns: [
    { field: 'logNo', width: 140, card: 'title' },
    { field: 'type', width: 80, card: 'mark' },
    { field: 'companyName', width: 200, staffOnly: true, card: 'subtitle' },
    {
      field: 'orderNo',
      width: 160,
      card: 'fact',
      render: ({ orderId, orderNo }: BalanceLog) =>
        orderId && <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>,
    },
    {
      field: 'amount',
      width: 120,
      card: 'fact',
      render: ({ amount }: BalanceLog) => <MovementCell fen={amount} />,
    },
    {
      field: 'frozenAmount',
      width: 110,
      card: 'fact',
      render: ({ frozenAmount }: BalanceLog) => <MovementCell fen={frozenAmount} />,
    },
    { field: 'afterBalance', width: 120, card: 'fact' },
    { field: 'createTime', width: 130, card: 'fact' },
    { field: 'afterFrozen', width: 120 },
    { field: 'operator', width: 90 },
    { field: 'remark', width: 220 },
    { field: 'payMethod', width: 110, hidden: true },
    { field: 'voucherNo', width: 160, hidden: true },
  ],
  filters: [
    { field: 'companyName', staffOnly: true },
    'type',
    'createTime',
    'orderNo',
    'logNo',
    'payMethod',
    'voucherNo',
    'operator',
    'remark',
  ],
  form: [
    'companyId',
    { field: 'type', codes: HAND_TYPES },
    'amount',
    { field: 'payMethod', codes: [1, 3, 4] },
    'voucherNo',
    'remark',
  ],
});
