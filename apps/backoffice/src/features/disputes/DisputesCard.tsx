import { disputes, type OrderDetail, type OrderStatus } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, ErrorState, Text, useTexts } from '@mingjian/ui';
import { disputesTexts } from '../../shared/disputes/disputes.texts';
import { RaiseButton } from '../../shared/disputes/RaiseButton';
import { CLIENT_REPORT, REPORT_STUDIO } from '../../shared/orders/reportPaths';
import { useMayOpen, useSignedIn } from '../../shell';
import { DisputeSection } from './DisputeSection';
import * as S from './Disputes.styles';

/** Whether the final report of an order may be out; one that ended early has a partial one. */
const isIssued = (status: OrderStatus) => status >= 80 || status === -20;

/** The disputes about the report of an order, for those who read reports; nothing without any. */
export function DisputesCard({ order }: { order: OrderDetail | undefined }) {
  const mayOpen = useMayOpen();
  const isClient = useSignedIn().user.userType === 'companyUser';
  if (!order || !isIssued(order.orderStatus)) return null;
  if (!mayOpen(isClient ? CLIENT_REPORT : REPORT_STUDIO)) return null;
  return <Disputes key={order.id} orderId={order.id} isClient={isClient} />;
}

function Disputes({ orderId, isClient }: { orderId: string; isClient: boolean }) {
  const t = useTexts(disputesTexts);
  const { data, error, mutate } = useCall(disputes.getOfOrder, { orderId });
  if (error && !data)
    return (
      <Card title={t.title}>
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      </Card>
    );
  if (!data || (data.disputes.length === 0 && !data.raise)) return null;
  return (
    <Card title={t.title} actions={<RaiseButton orderId={orderId} size="small" />}>
      {data.disputes.length === 0 ? (
        <Text tone="muted">{t.none}</Text>
      ) : (
        <S.List>
          {data.disputes.map((dispute) => (
            <DisputeSection key={dispute.id} dispute={dispute} isClient={isClient} />
          ))}
        </S.List>
      )}
    </Card>
  );
}
