import type { ReactNode } from 'react';
import { companyLookups, dueAfter, moneyText, beijing, type CompanyProduct } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, SkeletonBlock, useLocale, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { useWorkCalendar } from '../../shared/workCalendar/useWorkCalendar';
import { useSignedIn } from '../../shell';
import { createOrderTexts } from './createOrder.texts';
import * as S from './CreateOrderPage.styles';

export interface OrderSummaryProps {
  /** The selected product. */
  product: CompanyProduct | undefined;
  /** The buttons of the form. */
  actions: ReactNode;
}

/** The order before it is placed: the product, its due date and its price. */
export function OrderSummary({ product, actions }: OrderSummaryProps) {
  const t = useTexts(createOrderTexts);
  return (
    <S.Summary>
      <Card title={t.summary}>
        <S.SummaryBody>
          <S.Lines>
            <Line label={t.product}>{product?.name ?? t.noProduct}</Line>
            {product && <Line label={t.slaDays}>{t.days(product.slaDays)}</Line>}
            {product && <DueLine days={product.slaDays} />}
            {product && product.price !== null && <PriceLines price={product.price} />}
          </S.Lines>
          <p>{t.consent}</p>
          <S.Buttons>{actions}</S.Buttons>
        </S.SummaryBody>
      </Card>
    </S.Summary>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The working days are counted from the moment at which the candidate has submitted. */
function DueLine({ days }: { days: number }) {
  const t = useTexts(createOrderTexts);
  const dates = useDateFormat();
  const now = useMinute();
  const { workCalendar, loading, loadError } = useWorkCalendar();
  if (loadError) return null;
  return (
    <Line label={t.due}>
      {loading ? (
        <SkeletonBlock width="6em" height="1lh" />
      ) : (
        dates.day(beijing(dueAfter(workCalendar, new Date(now), days)))
      )}
      <small>{t.dueNote}</small>
    </Line>
  );
}

/** The price, and the balance of a company that pays in advance, marked where it is less. */
function PriceLines({ price }: { price: number }) {
  const t = useTexts(createOrderTexts);
  const { locale } = useLocale();
  const companyId = useSignedIn().user.companyId;
  const { data: company } = useCall(
    companyLookups.getCompanyDetailById,
    companyId === null ? null : { companyId },
  );
  const balance = company?.payMode === PREPAID ? company.balance : null;
  return (
    <>
      <div data-total>
        <dt>{t.price}</dt>
        <dd>{moneyText(price, locale)}</dd>
      </div>
      {balance !== null && (
        <div data-short={balance < price || undefined}>
          <dt>{t.balance}</dt>
          <dd>{moneyText(balance, locale)}</dd>
        </div>
      )}
    </>
  );
}

/** Code of a company that pays in advance. */
const PREPAID = 1;
