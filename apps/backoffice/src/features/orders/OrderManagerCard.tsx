import type { ReactNode } from 'react';
import type { ManagerInfo, OrderDetail } from '@mingjian/api';
import { CopyButton, DescriptionList, Link, SkeletonBlock, useTexts } from '@mingjian/ui';
import { OrderCard } from '../../shared/orders/OrderCard';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';

/** The project manager of an order, and how to reach them. */
export function OrderManagerCard({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderDetailsTexts);
  const manager = order?.manager;
  const team = teamOf(order);
  if (manager === null)
    return (
      <OrderCard name="manager" title={t.pm}>
        {t.noManager}
      </OrderCard>
    );
  const item = (key: string, label: string, value: (manager: ManagerInfo) => ReactNode) => ({
    key,
    label,
    value: manager ? value(manager) : <SkeletonBlock width="60%" height="1lh" />,
  });
  return (
    <OrderCard name="manager" title={t.pm}>
      <DescriptionList
        columns={1}
        items={[
          item('name', t.managerName, ({ realname }) => realname),
          item('phone', t.mobile, ({ phone }) => (
            <Contact text={phone} scheme="tel" copyLabel={t.copyPhone} />
          )),
          item('email', t.email, ({ email }) => (
            <Contact text={email} scheme="mailto" copyLabel={t.copyEmail} />
          )),
          ...(team ? [{ key: 'team', label: t.team, value: team }] : []),
        ]}
      />
    </OrderCard>
  );
}

/** The others who work on an order; `undefined` while nobody does. */
function teamOf(order: OrderDetail | undefined) {
  if (!order || order.team.length === 0) return undefined;
  return order.team.map(({ id, realname, part }) => (
    <S.TeamMember key={id + part}>
      {realname} <small>{part}</small>
    </S.TeamMember>
  ));
}

interface ContactProps {
  text: string;
  scheme: 'tel' | 'mailto';
  copyLabel: string;
}

function Contact({ text, scheme, copyLabel }: ContactProps) {
  if (!text) return '—';
  return (
    <S.FactWithButton>
      <Link tone="quiet" href={`${scheme}:${text}`}>
        {text}
      </Link>
      <CopyButton text={text} label={copyLabel} />
    </S.FactWithButton>
  );
}
