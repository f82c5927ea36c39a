import { useState } from 'react';
import { orderInfo } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Alert, Button, Card, PageHeader, Result, useTexts } from '@mingjian/ui';
import { Form, type SubmitForm } from '@mingjian/widgets/Form';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf } from '../../base/formRefusal';
import { orderDetailsPath } from '../../base/orderPaths';
import { Page } from '../../shared/Page.styles';
import { messages, useSignedIn, useTabForm, useTabTitle } from '../../shell';
import { createOrderTexts } from './createOrder.texts';
import { orderInputOf, orderTypeIn } from './model/orderInput';
import { useOrderFields } from './useOrderFields';

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
    void navigate(orderDetailsPath(result.data.id));
    return undefined;
  };
  const title = type === 1 ? t.title1 : t.title2;
  useTabTitle(title);
  const form = useTabForm({
    record: `createForm/${type}`,
    title,
    fields,
    values,
    submit,
    onSaved: () => form.form.reset(EMPTY),
  });
  useUnloadGuard(form.isDirty);

  return (
    <Page>
      <PageHeader title={title} />
      <Card>
        <Form
          form={form}
          headingLevel={2}
          notice={
            <>
              {isFailed && (
                <Alert
                  tone="danger"
                  role="alert"
                  action={
                    <Button size="small" onClick={retry}>
                      {t.retry}
                    </Button>
                  }
                >
                  {t.productsFailed}
                </Alert>
              )}
              {products?.length === 0 && (
                <Alert tone="warning" role="status">
                  {t.noProducts}
                </Alert>
              )}
            </>
          }
        />
      </Card>
      <div>
        <Button tone="primary" type="submit" form={form.id} loading={form.isSubmitting}>
          {t.submit}
        </Button>
      </div>
    </Page>
  );
}
