import { useMemo, useState } from 'react';
import {
  companyProducts,
  encodeSearch,
  moneyText,
  needsApproval,
  orderBase,
  orderInfo,
  orders,
  toFen,
  toYuan,
  type OrderCorrection,
  type OrderDetail,
} from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, useLocale, useTexts } from '@mingjian/ui';
import {
  useRecordForm,
  type FormField,
  type FormValues,
  type SubmitForm,
} from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { useWatch } from 'react-hook-form';
import { refusalOf } from '../../../base/formRefusal';
import { messages } from '../../../shell';
import { correctionTexts } from './corrections.texts';

export interface CorrectionDialogProps {
  order: OrderDetail;
  fact: OrderCorrection;
  onClose(): void;
}

/** Corrects one fact of an order. Money that changes is said before. */
export function CorrectionDialog({ order, fact, onClose }: CorrectionDialogProps) {
  const t = useTexts(correctionTexts);
  const refresh = useRefresh();
  const send = useCorrection(order.id);
  const products = useProducts(order, fact === 'product');
  const kinds = useKinds(order.id, fact === 'tasks');
  const fields = useFields(fact, products, kinds);
  const [values] = useState(() => valuesOf(order));
  const submit: SubmitForm = async (typed, { signal }) => {
    const isAsked =
      fact === 'reduce' && needsApproval(toFen(Number(typed.reduceAmount)), order.amount ?? 0);
    try {
      await send[fact](typed, signal);
    } catch (error) {
      return refusalOf(error as never);
    }
    messages.show({ text: isAsked ? t.asked : t.saved, tone: 'success' });
    await refresh(
      orderBase.getOrderDetail,
      orderBase.getTopUser,
      orderBase.getOrderTaskList,
      orders.getList,
    );
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  const chosen = useWatch({ control: form.form.control, name: 'productId' });
  const price = usePrice(order, chosen);
  return (
    <FormDialog
      form={form}
      size="small"
      title={t[fact]}
      notice={<Note order={order} fact={fact} price={price} />}
      onClose={onClose}
    />
  );
}

function Note({
  order: { amount, reduceAmount },
  fact,
  price,
}: Omit<CorrectionDialogProps, 'onClose'> & { price: number | null }) {
  const t = useTexts(correctionTexts);
  const { locale } = useLocale();
  const money = (fen: number) => moneyText(fen, locale);
  if (fact === 'remark') return null;
  if (fact === 'tasks') return <Alert>{t.tasksNote}</Alert>;
  if (fact === 'dueDay') return <Alert>{t.dueDayNote}</Alert>;
  if (fact === 'reduce')
    return (
      <Alert>
        {amount !== null && t.payable(money(amount), money(reduceAmount ?? 0))} {t.reduceNote}
      </Alert>
    );
  return (
    <Alert>
      {price !== null && amount !== null && t.price(money(amount), money(price))} {t.productNote}
    </Alert>
  );
}

/** The price of the order with another product, its add-ons and its urgency. */
function usePrice({ orderType, companyId, urgentFlag, addOns }: OrderDetail, productId: unknown) {
  const addItems = JSON.stringify(addOns.map(({ productCode }) => productCode));
  const { data } = useCall(
    orderInfo.getQuote,
    typeof productId === 'string' && productId !== ''
      ? { orderType, companyId, productId, urgentFlag, addItems }
      : null,
  );
  return data?.price ?? null;
}

/** The products that the order's company may have in place of this one. */
function useProducts({ companyId, orderType, productName }: OrderDetail, isNeeded: boolean) {
  const { data } = useCall(
    companyProducts.getList,
    isNeeded
      ? {
          pageNum: 1,
          pageSize: 200,
          orderParam: 'sort asc',
          searchParam: encodeSearch([
            { field: 'enabled', operator: 'EQ', value: '1' },
            { field: 'type', operator: 'EQ', value: String(orderType) },
            { field: 'isAddItem', operator: 'EQ', value: '0' },
            { field: 'companyId', operator: 'EQ', value: companyId },
          ]),
        }
      : null,
  );
  return data?.content.filter(({ name }) => name !== productName);
}

/** The survey items of an order, each once. */
function useKinds(orderId: string, isNeeded: boolean) {
  const { data } = useCall(orderBase.getOrderTaskList, isNeeded ? { orderId } : null);
  return useMemo(() => {
    const names = new Map((data ?? []).map(({ groupCode, itemName }) => [groupCode, itemName]));
    return [...names].map(([key, text]) => ({ key, text }));
  }, [data]);
}

function useFields(
  fact: OrderCorrection,
  products: ReturnType<typeof useProducts>,
  kinds: ReturnType<typeof useKinds>,
): readonly FormField[] {
  const t = useTexts(correctionTexts);
  return useMemo(() => {
    const reason = { kind: 'area', field: 'reason', label: t.reason, maxLength: 500, wide: true };
    const of: Record<OrderCorrection, readonly FormField[]> = {
      remark: [{ kind: 'area', field: 'remark', label: t.remarkField, maxLength: 500, wide: true }],
      dueDay: [
        { kind: 'day', field: 'submitDate', label: t.dueDayField, required: true, wide: true },
      ],
      reduce: [
        { kind: 'money', field: 'reduceAmount', label: t.reduceField, required: true, wide: true },
        { ...reason, required: true } as FormField,
      ],
      product: [
        {
          kind: 'select',
          field: 'productId',
          label: t.productField,
          required: true,
          wide: true,
          options: (products ?? []).map(({ productId, name }) => ({ key: productId, text: name })),
        },
        reason as FormField,
      ],
      tasks: [
        {
          kind: 'checkbox',
          field: 'itemCodes',
          label: t.tasksField,
          required: true,
          wide: true,
          options: kinds,
        },
      ],
    };
    return of[fact];
  }, [t, fact, products, kinds]);
}

const valuesOf = ({ remark, slaDueAt, reduceAmount }: OrderDetail): FormValues => ({
  remark: remark ?? '',
  submitDate: slaDueAt?.slice(0, 10) ?? null,
  reduceAmount: reduceAmount ? toYuan(reduceAmount) : null,
  productId: null,
  itemCodes: [],
  reason: '',
});

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns what sends each correction. Each rejects with its refusal. */
function useCorrection(orderId: string) {
  const http = useHttp();
  const sent: Record<
    OrderCorrection,
    (values: FormValues, signal: AbortSignal) => Promise<unknown>
  > = {
    remark: async ({ remark }, signal) =>
      http.send(orderInfo.updateRemark, { orderId, remark: textIn(remark) }, { signal }),
    dueDay: async ({ submitDate }, signal) =>
      http.send(
        orderInfo.uploadOrderSubmitDate,
        { orderId, submitDate: String(submitDate) },
        { signal },
      ),
    reduce: async ({ reduceAmount, reason }, signal) =>
      http.send(
        orderInfo.reduceAmount,
        { orderId, reduceAmount: toFen(Number(reduceAmount)), reason: String(reason) },
        { signal },
      ),
    product: async ({ productId, reason }, signal) =>
      http.send(
        orderInfo.change,
        { orderId, productId: String(productId), reason: textIn(reason) },
        { signal },
      ),
    tasks: async ({ itemCodes }, signal) =>
      http.send(
        orderBase.addOrderProductTask,
        { orderId, itemCodes: itemCodes as string[] },
        { signal },
      ),
  };
  return sent;
}
