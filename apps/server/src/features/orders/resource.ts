import { field, order, view } from '@mingjian/api';
import { sql } from 'kysely';
import { movesOf } from '../../flows/makeMove';
import type { Caller } from '../../http/caller';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { holdsRight } from '../../resources/scope';
import { serve } from '../../resources/serve';
import {
  CLIENT_ACCOUNTANTS,
  EVERYBODY,
  INVOICE_KEEPERS,
  MONEY_READERS,
  NUMBER_READERS,
} from '../../roles';
import { orderMoves } from './orderMoves';
import { isUpdatedFor } from './isUpdatedFor';

/** Storage and rights of orders, whichever of their fields a list shows. */
export const orderStorage = {
  objectType: 'order',
  module: 'orders',
  label: 'orderNo',
  company: 'companyId',
  defaultOrder: 'order_time desc',
  may: { read: EVERYBODY, seeRestricted: MONEY_READERS },
} as const;

/** Columns of an order's fields in lists. */
export const orderColumns = {
  userName: 'candidateName',
  mobile: { by: 'candidateId', table: 'candidates', column: 'mobile' },
  companyName: { by: 'companyId', table: 'companies', column: 'name' },
  productName: { by: 'productId', table: 'products', column: 'name', english: 'nameEn' },
  pmName: { by: 'pmId', table: 'users', column: 'realname' },
  turnOf: {
    links: 'orderTurns',
    owner: 'orderId',
    value: 'userId',
    isSingle: true,
    isInternal: true,
  },
  turnName: ({ companyId, language }: Caller) =>
    companyId === null
      ? sql`(
          select string_agg(person.realname, ${language === 'en' ? ', ' : '、'} order by person.id)
          from order_turns turn join users person on person.id = turn.user_id
          where turn.order_id = orders.id
        )`
      : sql`null`,
  isUpdated: isUpdatedFor,
} as const;

/** The order list. Staff see all orders, a client its own. */
export const orderResource = serve(
  order,
  'orders',
)({
  ...orderStorage,
  columns: orderColumns,
  masks: { mobile: maskMobile },
  foldedColumns: { orderNo: 'paired', userName: 'paired', position: 'paired' },
  actions: (caller) => [
    ...movesOf(orderMoves, caller),
    ...(holdsRight(caller, [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS]) ? ['applyInvoice'] : []),
  ],
});

const stepTime = field.time({ optional: true });

/** An order with everything that its detail page shows of it, its candidate and its company. */
export const orderDetailResource = serve(
  view('gOrderBaseApi', {
    ...order.fields,
    mainCompanyName: field.text({ max: 128 }),
    email: field.text({ max: 128, optional: true }),
    idCardNo: field.text({ max: 32, masked: true }),
    city: field.text({ max: 64 }),
    remark: field.text({ max: 500, optional: true }),
    cancelReason: field.text({ max: 500, optional: true }),
    consigneeName: field.text({ max: 64, optional: true }),
    clientPoNo: field.text({ max: 64, optional: true }),
    costCenter: field.text({ max: 64, optional: true }),
    customValues: field.json({ optional: true }),
    reduceAmount: field.money({}),
    etaChangedCount: field.count({}),
    version: field.count({}),
    authUrl: field.text({ max: 500, optional: true }),
    resumeUrl: field.text({ max: 500, optional: true }),
    rulesList: field.json({}),
    submitTime: stepTime,
    dispatchTime: stepTime,
    reviewTime: stepTime,
    reportTime: stepTime,
    kpiTime: stepTime,
    issueTime: stepTime,
    settleTime: stepTime,
  }),
  'orders',
)({
  ...orderStorage,
  columns: {
    ...orderColumns,
    mainCompanyName: 'signingEntity',
    email: { by: 'candidateId', table: 'candidates', column: 'email' },
    idCardNo: { by: 'candidateId', table: 'candidates', column: 'idCardNo' },
    resumeUrl: { by: 'candidateId', table: 'candidates', column: 'resumeUrl' },
    rulesList: { by: 'companyId', table: 'companies', column: 'rulesList' },
  },
  masks: { mobile: maskMobile, idCardNo: maskIdCardNo },
  may: { ...orderStorage.may, reveal: NUMBER_READERS },
});
