import type { ReactNode } from 'react';
import { beijing, dueAfter, moneyText, type CompanyProduct } from '@mingjian/api';
import { Alert, Card, Link, SkeletonBlock, useLocale, useTexts } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { useWorkCalendar } from '../../shared/workCalendar/useWorkCalendar';
import { createOrderTexts } from './createOrder.texts';
import * as S from './CreateOrderPage.styles';
import type { Quote } from './useQuote';

export interface OrderSummaryProps {
  /** The selected product. */
  product: CompanyProduct | undefined;
  /** The selected add-ons. */
  addOns: readonly CompanyProduct[];
  quote: Quote;
  /** The buttons of the form. */
  actions: ReactNode;
}

/** The order before it is placed: the product, its due date, its price, and what speaks against. */
export function OrderSummary({ product, addOns, quote, actions }: OrderSummaryProps) {
  const t = useTexts(createOrderTexts);
  const days = quote.quote?.slaDays ?? product?.slaDays;
  return (
    <S.Summary>
      <Card title={t.summary}>
        <S.SummaryBody>
          <S.Lines>
            <Line label={t.product}>{product?.name ?? t.noProduct}</Line>
            {addOns.length > 0 && (
              <Line label={t.addOns}>{addOns.map(({ name }) => name).join(' · ')}</Line>
            )}
            {product && days !== undefined && <Line label={t.slaDays}>{t.days(days)}</Line>}
            {product && days !== undefined && <DueLine days={days} />}
            {product && <PriceLines {...quote} />}
          </S.Lines>
          {product && <Doubts {...quote} />}
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

/** The price of all people, and what is left of a balance. */
function PriceLines({ quote, count, problem }: Quote) {
  const t = useTexts(createOrderTexts);
  const { locale } = useLocale();
  if (problem !== undefined) return <Line label={t.price}>{t.quoteFailed}</Line>;
  if (!quote)
    return (
      <Line label={t.price}>
        <SkeletonBlock width="5em" height="1lh" />
      </Line>
    );
  const { price, urgentPrice, total, available } = quote;
  if (price === null || total === null) return null;
  const money = (amount: number) => moneyText(amount, locale);
  return (
    <>
      {urgentPrice !== null && urgentPrice > 0 && (
        <Line label={t.urgentPrice}>{money(urgentPrice)}</Line>
      )}
      {count > 1 && <Line label={t.price}>{money(price)}</Line>}
      {count > 1 && <Line label={t.people}>{count}</Line>}
      <div data-total>
        <dt>{count > 1 ? t.total : t.price}</dt>
        <dd>{money(total)}</dd>
      </div>
      {available !== null && (
        <>
          <Line label={t.balance}>{money(available)}</Line>
          <div data-short={available < total || undefined}>
            <dt>{t.balanceAfter}</dt>
            <dd>{money(available - total)}</dd>
          </div>
        </>
      )}
    </>
  );
}

/** Reasons against the order: a balance that is short, the same person twice. */
function Doubts({ quote, problem }: Quote) {
  const t = useTexts(createOrderTexts);
  const dates = useDateFormat();
  if (problem !== undefined) return <Alert tone="danger">{problem}</Alert>;
  if (!quote) return null;
  const { isCovered, available, duplicates } = quote;
  return (
    <>
      {!isCovered && <Alert tone="warning">{available === null ? t.overCredit : t.short}</Alert>}
      {duplicates.length > 0 && (
        <Alert tone="warning" title={t.duplicates}>
          <S.Doubles>
            {duplicates.map(({ orderId, orderNo, userName, productName, orderTime }) => (
              <li key={orderId}>
                <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>
                <span>{t.duplicate(userName, productName, dates.day(orderTime))}</span>
              </li>
            ))}
          </S.Doubles>
        </Alert>
      )}
    </>
  );
}
