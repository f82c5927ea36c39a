import type { ReactNode } from 'react';
import { companyLookups, orderInfo, type Company } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, ErrorState, PageHeader, Result, Skeleton, useTexts } from '@mingjian/ui';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { ClientCombobox } from '../../shared/companies/ClientCombobox';
import { useSignedIn, useTabTitle } from '../../shell';
import { createOrderTexts } from './createOrder.texts';
import { orderPresetIn, orderTypeIn } from './model/orderInput';
import { OrderForm } from './OrderForm';

/**
 * The page on which a check is ordered: `?type=1` refined, `?type=2` flash. Staff choose the client
 * first (`company`). `draft` names a draft, or an order that was returned. `product` is selected
 * at first, with the add-ons `addItems` and `count` candidates, for the line `cartLine` of a cart.
 */
export function CreateOrderPage() {
  const t = useTexts(createOrderTexts);
  const { can, user } = useSignedIn();
  const [query] = useSearchParams();
  if (!can('orders.place') && !can('orders.placeFor'))
    return <Result kind="403" title={t.forbidden} />;
  const draftId = query.get('draft');
  if (draftId) return <DraftOrder key={draftId} orderId={draftId} />;
  const orderType = orderTypeIn(query);
  if (user.companyId !== null) return <ClientOrder key={orderType} orderType={orderType} />;
  return <StaffOrder key={orderType} orderType={orderType} />;
}

/** The form of a client, for its own company. */
function ClientOrder({ orderType }: { orderType: 1 | 2 }) {
  const t = useTexts(createOrderTexts);
  const { companyId } = useSignedIn().user;
  const [query] = useSearchParams();
  const preset = orderPresetIn(query);
  const { company, isLoading } = useCompany(companyId);
  if (isLoading) return <Waiting title={t[`title${orderType}`]} />;
  const by = { orderType, companyId: undefined, cartLineId: preset?.cartLineId };
  return <OrderForm by={by} company={company} preset={preset} />;
}

/** The place of a form whose company is still unknown: its rules decide what is asked. */
function Waiting({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Page aria-busy>
      <PageHeader title={title} />
      {children}
      <Skeleton lines={8} />
    </Page>
  );
}

/** The client that staff order for, and the form once it is chosen. */
function StaffOrder({ orderType }: { orderType: 1 | 2 }) {
  const t = useTexts(createOrderTexts);
  const [query, setQuery] = useSearchParams();
  const companyId = query.get('company');
  const { company, isLoading } = useCompany(companyId);
  const title = t[`title${orderType}`];
  useTabTitle(title);
  const choose = (id: string | null) =>
    setQuery({ type: String(orderType), ...(id && { company: id }) }, { replace: true });
  const client = (
    <Card title={t.client}>
      <ClientCombobox
        label={t.client}
        hideLabel
        value={companyId}
        name={company?.companyName}
        onChange={choose}
      />
    </Card>
  );
  if (companyId !== null && isLoading) return <Waiting title={title}>{client}</Waiting>;
  if (companyId !== null)
    return (
      <OrderForm key={companyId} by={{ orderType, companyId }} company={company} client={client} />
    );
  return (
    <Page>
      <PageHeader title={title} subtitle={t.chooseClient} />
      {client}
    </Page>
  );
}

/** The form of a draft, or of an order that was returned. */
function DraftOrder({ orderId }: { orderId: string }) {
  const t = useTexts(createOrderTexts);
  const isClient = useSignedIn().user.companyId !== null;
  const { data: draft, error, mutate } = useCall(orderInfo.getDraft, { orderId });
  const { company, isLoading } = useCompany(draft?.companyId ?? null);
  if (error && !draft)
    return (
      <ErrorState
        level={1}
        title={t.draftFailed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  if (!draft || isLoading) return <Skeleton lines={8} />;
  const { orderType, companyId } = draft;
  const by = { orderType, companyId: isClient ? undefined : companyId };
  return <OrderForm by={by} company={company} draft={draft} />;
}

/** Reads a company. One that cannot be read has no rules that are known. */
function useCompany(companyId: string | null) {
  const { data, error } = useCall<{ companyId: string }, Company>(
    companyLookups.getCompanyDetailById,
    companyId === null ? null : { companyId },
  );
  return { company: data, isLoading: companyId !== null && !data && !error };
}
