import { useState } from 'react';
import { MOST_ACCESSES, orderAccesses, type OrderDetail } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, Card, ErrorState, Skeleton, Text, useTexts } from '@mingjian/ui';
import { AccessDays } from '../../base/accesses/AccessDays';
import * as S from './AccessCard.styles';
import { accessTexts } from './access.texts';

/** Accesses that are in sight at first, and those that each press adds. */
const FIRST = 20;
const MORE = 80;

/**
 * Who read the data of an order's candidate; nothing for those who may not know. It is folded at
 * every opening, so that reading an order costs no call more.
 */
export function AccessCard({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(accessTexts);
  const [isOpen, setOpen] = useState(false);
  if (!order?.seesAccesses) return null;
  return (
    <Card foldable title={t.title} open={isOpen} onOpenChange={setOpen}>
      {isOpen && <Accesses key={order.id} orderId={order.id} />}
    </Card>
  );
}

function Accesses({ orderId }: { orderId: string }) {
  const t = useTexts(accessTexts);
  const [size, setSize] = useState(FIRST);
  const { data, error, mutate } = useCall(
    orderAccesses.getAccesses,
    { orderId, size },
    { keepPreviousData: true },
  );
  if (error && !data)
    return (
      <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
    );
  if (!data) return <Skeleton lines={4} />;
  return (
    <S.Accesses>
      <Text tone="muted">{data.total === 0 ? t.none : t.lead}</Text>
      <AccessDays days={data.days} />
      {size < Math.min(data.total, MOST_ACCESSES) && (
        <Button size="small" onClick={() => setSize(Math.min(size + MORE, MOST_ACCESSES))}>
          {t.more(data.total)}
        </Button>
      )}
    </S.Accesses>
  );
}
