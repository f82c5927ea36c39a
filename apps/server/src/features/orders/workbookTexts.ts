import { defineTexts } from '../../texts';

/** Words in the workbook of orders. */
export const workbookTexts = defineTexts({
  zh: {
    orders: '订单列表',
    orderNo: '订单编号',
    userName: '候选人',
    companyName: '客户公司',
    orderStatus: '状态',
    productName: '产品',
    pmName: '项目经理',
    orderTime: '下单时间',
    slaDueAt: '截止时间',
    finishTime: '完成时间',
    amount: '金额',
  },
  en: {
    orders: 'Orders',
    orderNo: 'Order no.',
    userName: 'Candidate',
    companyName: 'Client company',
    orderStatus: 'Status',
    productName: 'Product',
    pmName: 'Project manager',
    orderTime: 'Ordered',
    slaDueAt: 'Due',
    finishTime: 'Completed',
    amount: 'Amount',
  },
});
