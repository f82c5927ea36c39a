import { useState } from 'react';
import { moneyText, orderInfo } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Alert, Button, Card, PageHeader, Result, useLocale, useTexts } from '@mingjian/ui';
import { Form, FormFields, type RecordForm, type SubmitForm } from '@mingjian/widgets/Form';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf } from '../../base/formRefusal';
import { orderDetailsPath, orderListPath } from '../../base/orderPaths';
import { FormColumns, Page } from '../../shared/Page.styles';
import { messages, useSignedIn, useTabForm, useTabTitle } from '../../shell';
import { createOrderTexts } from './createOrder.texts';
import * as S from './CreateOrderPage.styles';
import { orderInputOf, orderTypeIn } from './model/orderInput';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary';
import { useOrderFields, type OrderFields } from './useOrderFields';

/** The page on which a client orders a check: `?type=1` refined, `?type=2` flash. */
export function CreateOrderPage() {
  const t = useTexts(createOrderTexts);
  const { can } = useSignedIn();
  const [query] = useSearchParams();
  if (!can('orders.place')) return <Result kind="403" title={t.forbidden} />;
  const type = orderTypeIn(query);
  return <OrderForm key={type} type={type} />;
}

const EMPTY = {
  productId: null,
  candidateKind: 'new',
  candidateId: null,
  userName: '',
  mobile: '',
  idType: 1,
  idCardNo: '',
  email: '',
  position: '',
  remark: '',
};

function OrderForm({ type }: { type: 1 | 2 }) {
  const t = useTexts(createOrderTexts);
  const navigate = useNavigate();
  const { fields, products, isFailed, retry } = useOrderFields(type);
  const { submit: place } = useSubmit(orderInfo.save);
  const [values] = useState(EMPTY);

  const submit: SubmitForm = async (typed, { signal }) => {
    const result = await place(orderInputOf(typed, type), { signal });
    if (!result.ok) return refusalOf(result.error);
    messages.show({ text: t.placed(result.data.orderNo), tone: 'success' });
    // The order takes the place of the form: its tab has nothing left to do.
    void navigate(orderDetailsPath(result.data.id), { replace: true });
    return undefined;
  };
  const title = t[`title${type}`];
  useTabTitle(title);
  const form = useTabForm({ record: `createForm/${type}`, title, fields, values, submit });
  useUnloadGuard(form.isDirty);
  const productId = useWatch({ control: form.form.control, name: 'productId' });
  const product = products?.find((one) => one.productId === productId);

  return (
    <Page>
      <PageHeader title={title} />
      <FormColumns>
        <Form
          form={form}
          headingLevel={2}
          notice={<ProductsNotice products={products} isFailed={isFailed} onRetry={retry} />}
        >
          <S.Sections>
            <Card title={t.product}>
              <FormFields names={['productId']} />
            </Card>
            <Card title={t.kind}>
              <FormFields names={CANDIDATE_FIELDS} />
            </Card>
          </S.Sections>
        </Form>
        <OrderSummary product={product} actions={<OrderButtons form={form} />} />
      </FormColumns>
      <S.Bar>
        <Price product={product} />
        <OrderButtons form={form} />
      </S.Bar>
    </Page>
  );
}

const CANDIDATE_FIELDS = Object.keys(EMPTY).filter((field) => field !== 'productId');

/** The button that places the order, and the way back to the list. What was typed is a draft. */
function OrderButtons({ form }: { form: RecordForm }) {
  const t = useTexts(createOrderTexts);
  const navigate = useNavigate();
  return (
    <>
      <Button tone="primary" type="submit" form={form.id} loading={form.isSubmitting}>
        {t.submit}
      </Button>
      <Button
        tone="quiet"
        onClick={() => void navigate(orderListPath('companyUser'), { replace: true })}
      >
        {t.cancel}
      </Button>
    </>
  );
}

function Price({ product }: Pick<OrderSummaryProps, 'product'>) {
  const { locale } = useLocale();
  const price = product?.price ?? null;
  return <strong>{price !== null && moneyText(price, locale)}</strong>;
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
