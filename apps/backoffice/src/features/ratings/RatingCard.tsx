import { lazy, useState } from 'react';
import { orderRatings, RATING_STARS, type OrderDetail, type OrderRating } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, ErrorState, Icon, Text, useTexts } from '@mingjian/ui';
import { Star } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { OrderCard } from '../../shared/orders/OrderCard';
import { CLIENT_REPORT } from '../../shared/orders/reportPaths';
import { PanelBoundary, useMayOpen, useSignedIn } from '../../shell';
import { ratingsTexts } from './ratings.texts';
import * as S from './Ratings.styles';

const RateDialog = lazy(async () => ({ default: (await import('./RateDialog')).RateDialog }));

/** The client's rating of an order whose report is issued; for staff nothing without one. */
export function RatingCard({ order }: { order: OrderDetail | undefined }) {
  const isClient = useSignedIn().user.userType === 'companyUser';
  const mayOpen = useMayOpen();
  const isIssued = order && (order.orderStatus >= 80 || order.orderStatus === -20);
  if (!isIssued || (isClient && !mayOpen(CLIENT_REPORT))) return null;
  return <Rating key={order.id} orderId={order.id} isClient={isClient} />;
}

function Rating({ orderId, isClient }: { orderId: string; isClient: boolean }) {
  const t = useTexts(ratingsTexts);
  const dates = useDateFormat();
  const { data, error, mutate } = useCall(orderRatings.getOfOrder, { orderId });
  const [isOpen, setOpen] = useState(false);
  if (error && !data)
    return (
      <OrderCard name="rating" title={t.title}>
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      </OrderCard>
    );
  if (!data || (!data.rating && !isClient)) return null;
  const { rating, mayRate, changeableUntil } = data;
  return (
    <OrderCard
      name="rating"
      title={t.title}
      actions={
        mayRate && (
          <Button size="small" onClick={() => setOpen(true)}>
            {rating ? t.change : t.rate}
          </Button>
        )
      }
    >
      {rating ? (
        <S.Rating>
          <Stars stars={rating.stars} />
          {rating.content !== null && <p>{rating.content}</p>}
          <small>{t.by(rating.userName, dates.time(rating.rateTime))}</small>
          {mayRate && changeableUntil !== null && <small>{t.until(changeableUntil)}</small>}
        </S.Rating>
      ) : (
        <Text tone="muted">{t.none}</Text>
      )}
      {isOpen && (
        <PanelBoundary onClose={() => setOpen(false)}>
          <RateDialog orderId={orderId} rating={rating} onClose={() => setOpen(false)} />
        </PanelBoundary>
      )}
    </OrderCard>
  );
}

function Stars({ stars }: Pick<OrderRating, 'stars'>) {
  const t = useTexts(ratingsTexts);
  return (
    <S.Stars role="img" aria-label={t.star(stars)}>
      {RATING_STARS.map((star) => (
        <Icon key={star} icon={Star} data-full={star <= stars || undefined} />
      ))}
    </S.Stars>
  );
}
