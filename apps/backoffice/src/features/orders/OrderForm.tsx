import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  companyProducts,
  mall,
  moneyText,
  orderInfo,
  orders,
  type ApiError,
  type Company,
  type StoredDraft,
} from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, Button, Card, Link, PageHeader, useLocale, useTexts } from '@mingjian/ui';
import { Form, FormFields, type RecordForm, type SubmitForm } from '@mingjian/widgets/Form';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../base/formRefusal';
import {
  orderDetailsPath,
  orderImportPath,
  orderListPath,
  type OrderPreset,
} from '../../base/orderPaths';
import { readRules } from '../../shared/companies/companyRules';
import { FormColumns, Page } from '../../shared/Page.styles';
import { messages, useSignedIn, useTabForm, useTabTitle } from '../../shell';
import { createOrderTexts } from './createOrder.texts';
import * as S from './CreateOrderPage.styles';
import {
  EMPTY_ORDER,
  orderInputOf,
  ordersInputOf,
  TERMS,
  valuesOfDraft,
  valuesOfPreset,
  type OrderedBy,
} from './model/orderInput';
import { ownFieldsOf } from './model/ownFields';
import { OrderSummary } from './OrderSummary';
import { RulesPopover } from './RulesPopover';
import { useOrderFields, type OrderFields } from './useOrderFields';
import { useQuote, type Quote } from './useQuote';
import { useTermFields } from './useTermFields';

export interface OrderFormProps {
  by: OrderedBy;
  /** The company that orders; `undefined` while it loads. */
  company: Company | undefined;
  /** The choice of the client, for staff. */
  client?: ReactNode;
  /** The draft, or the returned order, that the form corrects. */
  draft?: StoredDraft | undefined;
  /** The product that a new order opens with. */
  preset?: OrderPreset | undefined;
}

/** The form that orders a check, beside what is being bought. */
export function OrderForm({ by, company, client, draft, preset }: OrderFormProps) {
  const t = useTexts(createOrderTexts);
  const { userType } = useSignedIn().user;
  const known = useMemo(
    () => draft?.candidateId && { id: draft.candidateId, name: draft.userName },
    [draft],
  );
  const {
    fields: own,
    products,
    addOns,
    isFailed,
    retry,
  } = useOrderFields({
    ...by,
    known: known || undefined,
  });
  const rulesList = company?.rulesList ?? '[]';
  const hasRules = readRules(rulesList).length > 0;
  const terms = useTermFields(hasRules);
  const { language } = useLocale();
  const custom = useMemo(() => ownFieldsOf(products ?? [], language), [products, language]);
  const fields = useMemo(() => [...own, ...terms, ...custom], [own, terms, custom]);
  const [values] = useState(() =>
    draft ? valuesOfDraft(draft) : preset ? valuesOfPreset(preset) : EMPTY_ORDER,
  );
  const isDraft = useRef(false);
  const shownPrice = useRef<number | undefined>(undefined);
  const submit = useOrderSubmit(by, draft, { isDraft, shownPrice });
  const title = draft ? t.editTitle(draft.orderNo) : t[`title${by.orderType}`];
  useTabTitle(title);
  const record = ['createForm', by.orderType, ...(by.companyId ? [by.companyId] : [])];
  if (preset) record.push(preset.cartLineId ?? preset.productId);
  const form = useTabForm({
    record: (draft ? ['createForm', draft.id] : record).join('/'),
    title,
    fields,
    values,
    submit,
  });
  useUnloadGuard(form.isDirty);
  const productId = useWatch({ control: form.form.control, name: 'productId' });
  const candidateKind = useWatch({ control: form.form.control, name: 'candidateKind' });
  const chosen = useWatch({ control: form.form.control, name: 'addItems' }) as string[];
  const product = products?.find((one) => one.productId === productId);
  const quote = useQuote(form, by);
  useEffect(() => {
    shownPrice.current = quote.shownPrice;
  }, [quote.shownPrice]);
  // Until they are known, those of a refined check hold their place.
  const hasAddOns = addOns ? addOns.length > 0 : by.orderType === 1;

  const saveDraft = async () => {
    isDraft.current = true;
    await form.save();
    isDraft.current = false;
  };
  const isKept = draft ? draft.orderStatus === 0 : candidateKind !== 'several';
  const buttons = (
    <OrderButtons form={form} onSaveDraft={isKept ? () => void saveDraft() : undefined} />
  );
  return (
    <Page>
      <PageHeader
        title={title}
        actions={!draft && <Link href={orderImportPath(userType)}>{t.importMany}</Link>}
      />
      <FormColumns>
        <S.Sections>
          {client}
          <Form
            form={form}
            headingLevel={2}
            notice={<ProductsNotice products={products} isFailed={isFailed} onRetry={retry} />}
          >
            <S.Sections>
              <Card title={t.product}>
                <FormFields names={hasAddOns ? ['productId', 'addItems'] : ['productId']} />
              </Card>
              <Card title={t.kind}>
                <FormFields names={CANDIDATE_FIELDS} />
              </Card>
              <Card title={t.terms} actions={hasRules && <RulesPopover rulesList={rulesList} />}>
                <FormFields names={[...custom.map(({ field }) => field), ...TERMS, 'rulesRead']} />
              </Card>
            </S.Sections>
          </Form>
        </S.Sections>
        <OrderSummary
          product={product}
          addOns={addOns?.filter(({ productCode }) => chosen.includes(productCode)) ?? []}
          quote={quote}
          actions={buttons}
        />
      </FormColumns>
      <S.Bar>
        <Price {...quote} />
        {buttons}
      </S.Bar>
    </Page>
  );
}

const CANDIDATE_FIELDS = Object.keys(EMPTY_ORDER).filter(
  (field) =>
    !['productId', 'addItems', 'rulesRead'].includes(field) && !TERMS.some((one) => one === field),
);

/** A value as it is when the form is sent. */
interface Latest<Value> {
  current: Value;
}

/** Places what the form holds, or keeps it as a draft, and leaves for the order or the list. */
function useOrderSubmit(
  by: OrderedBy,
  draft: StoredDraft | undefined,
  { isDraft, shownPrice }: { isDraft: Latest<boolean>; shownPrice: Latest<number | undefined> },
): SubmitForm {
  const t = useTexts(createOrderTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { userType } = useSignedIn().user;
  const { submit: place } = useSubmit(orderInfo.save);
  const { submit: placeAll } = useSubmit(orderInfo.saveAll);
  const { submit: correct } = useSubmit(orderInfo.update);
  return async (typed, { signal }) => {
    const isKept = isDraft.current;
    const seen = shownPrice.current === undefined ? {} : { quotedPrice: shownPrice.current };
    const refused = (error: ApiError) => {
      // Prices may be others meanwhile.
      void refresh(orderInfo.getQuote, companyProducts.getList);
      return refusalOf(error);
    };
    if (typed['candidateKind'] === 'several') {
      const result = await placeAll({ ...ordersInputOf(typed, by), ...seen }, { signal });
      if (!result.ok) return refused(result.error);
      void refresh(orders.getList, mall.getCart);
      messages.show({ text: t.placedAll(result.data.length), tone: 'success' });
      void navigate(orderListPath(userType), { replace: true });
      return undefined;
    }
    const { companyId: _, orderType: __, ...changes } = orderInputOf(typed, by);
    const kept = isKept ? { isDraft: 1 as const } : seen;
    const result = draft
      ? await correct({ ...emptied(typed), ...changes, ...kept, id: draft.id }, { signal })
      : await place({ ...orderInputOf(typed, by), ...kept }, { signal });
    if (!result.ok) return refused(result.error);
    const { id, orderNo } = result.data;
    const text = isKept ? t.draftSaved(orderNo) : t.placed(orderNo);
    messages.show({ text, tone: 'success' });
    void refresh(orderInfo.getDraft, orders.getList, mall.getCart);
    // The order takes the place of the form: its tab has nothing left to do.
    const next = isKept ? orderListPath(userType) : orderDetailsPath(id);
    void navigate(next, { replace: true });
    return undefined;
  };
}

/** Returns the terms that a correction has emptied. */
const emptied = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    TERMS.filter(
      (field) => field in values && (values[field] === '' || values[field] === null),
    ).map((field) => [field, field === 'mainCompanyName' ? '' : null]),
  );

interface OrderButtonsProps {
  form: RecordForm;
  /** Keeps the order as a draft; without it that cannot be done. */
  onSaveDraft: (() => void) | undefined;
}

/** The buttons that place the order or keep it, and the way back to the list. */
function OrderButtons({ form, onSaveDraft }: OrderButtonsProps) {
  const t = useTexts(createOrderTexts);
  const navigate = useNavigate();
  const { userType } = useSignedIn().user;
  return (
    <>
      <Button tone="primary" type="submit" form={form.id} loading={form.isSubmitting}>
        {t.submit}
      </Button>
      {onSaveDraft && (
        <Button disabled={form.isSubmitting} onClick={onSaveDraft}>
          {t.saveDraft}
        </Button>
      )}
      <Button
        tone="quiet"
        onClick={() => void navigate(orderListPath(userType), { replace: true })}
      >
        {t.cancel}
      </Button>
    </>
  );
}

function Price({ quote }: Quote) {
  const { locale } = useLocale();
  const total = quote?.total ?? null;
  return <strong>{total !== null && moneyText(total, locale)}</strong>;
}

interface ProductsNoticeProps extends Pick<OrderFields, 'products' | 'isFailed'> {
  onRetry(): void;
}

/** Why there is no product to choose from. */
function ProductsNotice({ products, isFailed, onRetry }: ProductsNoticeProps) {
  const t = useTexts(createOrderTexts);
  if (isFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={
          <Button size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        }
      >
        {t.productsFailed}
      </Alert>
    );
  if (products?.length !== 0) return null;
  return (
    <Alert tone="warning" role="status">
      {t.noProducts}
    </Alert>
  );
}
