import {
  backRequests,
  candidate,
  company,
  delayRequests,
  flashOrders as flashOrderCalls,
  moveOfUpdate,
  orderBase,
  orderInfo,
  orderLists,
  orderNotes,
  orderPapers,
  orders as orderCalls,
  quickCheck,
  reductionRequests,
} from '@mingjian/api';
import { makeMove } from '../../flows/makeMove';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { listResource } from '../../resources/resourceList';
import { demandRight } from '../../resources/scope';
import { usedIn } from '../../resources/usage';
import { CANDIDATE_READERS, CLIENTS, STAFF, STAFF_PLACERS } from '../../roles';
import { say } from '../../texts';
import type { Feature } from '../feature';
import { recordAccess } from '../orderAccesses/recordAccess';
import { bulkChoices, moveOrders } from './bulkMoves';
import { cancelOrder } from './cancelOrder';
import { askBack, decideBack } from './backRequests';
import { decideReduction } from './reductions';
import { askDelay, decideDelay } from './delays';
import { demandFlashOrders, flashOrderOf, flashOrders } from './flashOrders';
import { orderDetail, orderTopInfo } from './orderDetail';
import { changeProduct, reduceAmount, setDueDay, setRemark } from './orderCorrections';
import { orderMoves } from './orderMoves';
import { addNote, listNotes, removeNote } from './orderNotes';
import { demandOrder, handOver, listedUsersOf, relatedUsersOf, serviceTeamOf } from './orderPeople';
import { addPapers, deletePaper } from './orderPapers';
import { orderResource } from './resource';
import { CORRECTED_FIELDS, correctOrder, deleteDrafts, draftOf } from './correctOrder';
import { orderWorkbook } from './orderWorkbook';
import { quoteOf } from './orderQuote';
import { orderTexts } from './texts';
import { PLACING_FIELDS, placeOrder, placeOrders, placeQuickOrders } from './placeOrder';

/** Fields of orders that are placed and corrected, whichever of the specified calls does it. */
const DRAFT_FIELDS = {
  save: { writable: () => PLACING_FIELDS },
  update: { writable: () => CORRECTED_FIELDS },
};

/** The order list, one order, the actions on it, and what a company may order. */
export const orders: Feature = {
  name: 'orders',
  calls: [
    [
      resourceListCall(orderCalls.getList, orderResource),
      resourceListCall(orderInfo.getList, orderResource),
      resourceListCall(flashOrderCalls.getList, flashOrders),
    ],
    bind(orderCalls).part(
      {
        save: async (draft, caller, backend) => placeOrder(draft, caller, backend),
        update: async (draft, caller, backend) => correctOrder(draft, caller, backend),
        delete: async (drafts, caller, backend) => deleteDrafts(drafts, caller, backend),
      },
      DRAFT_FIELDS,
    ),
    bind(flashOrderCalls).part(
      {
        save: async (draft, caller, backend) => {
          const { id } = await placeOrder({ ...draft, orderType: 2 }, caller, backend);
          return flashOrderOf(id, caller, backend);
        },
        update: async (draft, caller, backend) => {
          await demandFlashOrders(draft.id, caller, backend);
          await correctOrder(draft, caller, backend);
          return flashOrderOf(draft.id, caller, backend);
        },
        delete: async (drafts, caller, backend) => {
          await demandFlashOrders(drafts.id, caller, backend);
          await deleteDrafts(drafts, caller, backend);
        },
      },
      DRAFT_FIELDS,
    ),
    bind(orderInfo).part(
      {
        save: async (draft, caller, backend) => placeOrder(draft, caller, backend),
        saveAll: async (draft, caller, backend) => placeOrders(draft, caller, backend),
        update: async (draft, caller, backend) => correctOrder(draft, caller, backend),
        delete: async (drafts, caller, backend) => deleteDrafts(drafts, caller, backend),
        getDraft: async (ref, caller, backend) => draftOf(ref, caller, backend),
        change: async (input, caller, backend) => {
          await changeProduct(input, caller, backend);
          return orderDetail(input.orderId, caller, backend);
        },
        reduceAmount: async (input, caller, backend) => {
          await reduceAmount(input, caller, backend);
          return orderDetail(input.orderId, caller, backend);
        },
        updateRemark: async (input, caller, backend) => setRemark(input, caller, backend),
        uploadOrderSubmitDate: async (input, caller, backend) => setDueDay(input, caller, backend),
        getCredentialAndResume: async ({ orderId }, caller, backend) => {
          demandRight(caller, CANDIDATE_READERS);
          const { authUrl, resumeUrl } = await demandOrder(orderId, caller, backend);
          const name = orderTexts((t) => t.letter)(caller.language);
          return { credentials: authUrl ? [{ name, url: authUrl }] : [], resumeUrl };
        },
        getQuote: async (request, caller, backend) => quoteOf(request, caller, backend),
        cancelOrder: async (input, caller, backend) => cancelOrder(input, caller, backend),
      },
      DRAFT_FIELDS,
    ),
    bind(quickCheck).part(
      {
        saveQuickOrder: async (draft, caller, backend) =>
          placeOrder({ ...draft, orderType: 2 }, caller, backend),
        saveQuickOrder2: async (draft, caller, backend) => placeQuickOrders(draft, caller, backend),
      },
      { saveQuickOrder: { writable: () => PLACING_FIELDS } },
    ),
    bind(delayRequests).to({
      save: async (draft, caller, backend) => {
        await askDelay(draft, caller, backend);
        return orderDetail(draft.orderId, caller, backend);
      },
      update: async (decision, caller, backend) =>
        orderDetail(await decideDelay(decision, caller, backend), caller, backend),
    }),
    bind(backRequests).to({
      save: async (draft, caller, backend) => {
        await askBack(draft, caller, backend);
        return orderDetail(draft.orderId, caller, backend);
      },
      update: async (decision, caller, backend) =>
        orderDetail(await decideBack(decision, caller, backend), caller, backend),
    }),
    bind(reductionRequests).to({
      update: async (decision, caller, backend) =>
        orderDetail(await decideReduction(decision, caller, backend), caller, backend),
    }),
    bind(orderLists).part({
      orderListInfo: async (request, caller, backend) =>
        listResource(orderResource, request, caller, backend),
      toExcel: async (request, caller, backend) => orderWorkbook(request, caller, backend),
      orderListRelationUser: async (_, caller, backend) => listedUsersOf(caller, backend),
    }),
    bind(orderNotes).part({
      getList: async (request, caller, backend) => listNotes(request, caller, backend),
      save: async (draft, caller, backend) => addNote(draft, caller, backend),
      delete: async (note, caller, backend) => removeNote(note, caller, backend),
    }),
    bind(orderPapers).to({
      save: async (papers, caller, backend) => addPapers(papers, caller, backend),
      delete: async (paper, caller, backend) => deletePaper(paper, caller, backend),
    }),
    bind(orderBase).part(
      {
        save: async (draft, caller, backend) => {
          const { id } = draft.id
            ? await correctOrder({ ...draft, id: draft.id }, caller, backend)
            : await placeOrder(draft, caller, backend);
          return orderDetail(id, caller, backend);
        },
      },
      { save: { writable: () => [...new Set([...PLACING_FIELDS, ...CORRECTED_FIELDS])] } },
    ),
    bind(orderBase).part({
      getServiceTeam: async ({ orderId }, caller, backend) =>
        serviceTeamOf(orderId, caller, backend),
      getOrderRelaUserList: async ({ orderId }, caller, backend) =>
        relatedUsersOf(orderId, caller, backend),
      getOrderRelateUserList: async ({ orderId }, caller, backend) =>
        relatedUsersOf(orderId, caller, backend),
      getConsigneeName: async ({ orderId }, caller, backend) => {
        const { consigneeName } = await demandOrder(orderId, caller, backend);
        return { consigneeName };
      },
      getBulkChoices: async (question, caller, backend) => bulkChoices(question, caller, backend),
      updateAll: async (bulk, caller, backend) => moveOrders(bulk, caller, backend),
      batchDivideOrder: async (input, caller, backend) => handOver(input, caller, backend),
      getTopUser: async ({ orderId }, caller, backend) => {
        const top = await orderTopInfo(orderId, caller, backend);
        await recordAccess([orderId], 'order', caller, backend);
        return top;
      },
      getOrderDetail: async ({ orderId }, caller, backend) => {
        const detail = await orderDetail(orderId, caller, backend);
        await recordAccess([orderId], 'order', caller, backend);
        return detail;
      },
      hold: async ({ orderId: id, holdType, ...input }, caller, backend) => {
        await makeMove(
          orderMoves,
          'hold',
          { id, ...input, columns: { holdType } },
          caller,
          backend,
        );
        return orderDetail(id, caller, backend);
      },
      update: async ({ orderId, action, reason, version }, caller, backend) => {
        const input = { id: orderId, reason, version };
        await makeMove(orderMoves, moveOfUpdate(action), input, caller, backend);
        return orderDetail(orderId, caller, backend);
      },
    }),
  ],
  resources: [orderResource, flashOrders],
  uses: {
    [candidate.name]: [
      usedIn({
        by: orderResource,
        field: 'candidateId',
        says: (count) => say((t) => t.orderCount(count)),
      }),
    ],
    [company.name]: [
      usedIn({
        by: orderResource,
        field: 'companyId',
        says: (count) => say((t) => t.orderCount(count)),
      }),
    ],
  },
  menu: [
    {
      code: 'order',
      name: '订单管理',
      nameEn: 'Orders',
      icon: 'clipboard-list',
      pageurl: 'f-order',
      module: 'MALL',
      sort: 0,
      rights: STAFF,
    },
    {
      code: 'order-list',
      parent: 'order',
      name: '订单列表',
      nameEn: 'Order list',
      pageurl: 'f-order/orderList',
      icon: 'list',
      sort: 0,
      rights: STAFF,
    },
    {
      code: 'order-details',
      parent: 'order',
      name: '订单详情',
      nameEn: 'Order details',
      pageurl: 'f-order/orderDetails',
      hidden: true,
      sort: 1,
      rights: STAFF,
    },
    {
      code: 'flash-order-list',
      parent: 'order',
      name: '闪调订单',
      nameEn: 'Flash orders',
      pageurl: 'f-order/flashOrderList',
      icon: 'zap',
      sort: 6,
      rights: STAFF,
    },
    {
      code: 'order-form',
      parent: 'order',
      name: '代客户下单',
      nameEn: 'Order for a client',
      pageurl: 'f-order/createForm',
      hidden: true,
      sort: 4,
      rights: STAFF_PLACERS,
    },
    {
      code: 'company-order',
      name: '订单',
      nameEn: 'Orders',
      icon: 'clipboard-list',
      pageurl: 'f-order',
      module: 'MALL',
      sort: 3,
      rights: CLIENTS,
    },
    {
      code: 'company-order-list',
      parent: 'company-order',
      name: '订单列表',
      nameEn: 'Order list',
      pageurl: 'f-order-company/orderList',
      icon: 'list',
      sort: 0,
      rights: CLIENTS,
    },
    {
      code: 'company-order-form',
      parent: 'company-order',
      name: '发起背调',
      nameEn: 'Start a check',
      pageurl: 'f-order-company/createForm',
      hidden: true,
      sort: 4,
      rights: CLIENTS,
    },
    {
      code: 'company-order-details',
      parent: 'company-order',
      name: '订单详情',
      nameEn: 'Order details',
      pageurl: 'f-order/orderDetails',
      hidden: true,
      sort: 2,
      rights: CLIENTS,
    },
  ],
};
