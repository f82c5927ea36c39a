import { useState } from 'react';
import type { OrderDetail } from '@mingjian/api';
import { Alert, Button, Card, Progress, Text, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useNavigate } from 'react-router-dom';
import { useDateFormat } from '../../base/useDateFormat';
import { InviteDialog } from '../../shared/orders/invite/InviteDialog';
import { collectTexts } from './collect.texts';
import { collectReviewPath } from './collectPaths';
import { RemindersSwitch } from './RemindersSwitch';
import * as S from './CollectCard.styles';

/** Statuses of an order at which the collection is its current step. */
const CURRENT: readonly number[] = [20, 40];

/** The collection of an order at another step of it. */
export function EarlierCollectCard({ order }: { order: OrderDetail | undefined }) {
  if (!order?.collect || CURRENT.includes(order.orderStatus)) return null;
  return <CollectCard order={order} />;
}

/** The collection of an order: how far its candidate is. It comes with the order. */
export function CollectCard({ order }: { order: OrderDetail }) {
  const t = useTexts(collectTexts);
  const dates = useDateFormat();
  const { labelOf } = useDictionary('collect_status');
  const form = order.collect;
  const isOpen = form !== null && form.status > 0 && form.status < 50;
  return (
    <Card
      title={t.card}
      actions={
        <>
          {form && <Text tone="muted">{labelOf(String(form.status))}</Text>}
          <CollectActs order={order} />
        </>
      }
    >
      <S.Body>
        {(form === null || form.status === 0) && <Text tone="muted">{t.notInvited}</Text>}
        {form !== null && form.undeliverable !== null && (
          <Alert tone="warning">{t.undeliverable(form.undeliverable)}</Alert>
        )}
        {form !== null && form.status !== 0 && (
          <S.Steps>
            <StepTime label={t.stepOpened} time={form.openTime} />
            <StepTime label={t.stepAuthorised} time={form.authTime} />
            <StepTime label={t.stepSubmitted} time={form.submitTime} />
            <StepTime label={t.stepPassed} time={form.passTime} />
          </S.Steps>
        )}
        {isOpen && <Progress label={t.progress} value={form.progress} />}
        {form && <RemindersSwitch order={order} form={form} />}
        {form && (
          <S.Notes>
            {form.sendCount > 0 && <span>{t.sent(form.sendCount)}</span>}
            {isOpen && form.tokenExpire !== null && (
              <span>{t.until(dates.time(form.tokenExpire))}</span>
            )}
            {form.returnedItems > 0 && <span>{t.returned(form.returnedItems)}</span>}
          </S.Notes>
        )}
      </S.Body>
    </Card>
  );
}

/** The invitation and the review, as far as the reader may make them now. */
function CollectActs({ order }: { order: OrderDetail }) {
  const t = useTexts(collectTexts);
  const navigate = useNavigate();
  const [isInviting, setInviting] = useState(false);
  const { collect: form, moves, orderStatus } = order;
  const mayInvite = moves.some(({ move }) => move === 'invite');
  const isFirst = form === null || form.status === 0 || form.status === -20;
  const isReviewed = form !== null && (form.status === 50 || form.status === 65);
  return (
    <>
      {mayInvite && (
        <Button
          size="small"
          tone={isFirst ? 'primary' : 'neutral'}
          onClick={() => setInviting(true)}
        >
          {isFirst ? t.invite : t.inviteAgain}
        </Button>
      )}
      {form?.isReadable && form.submitTime !== null && (
        <Button
          size="small"
          tone={isReviewed && orderStatus === 40 ? 'primary' : 'neutral'}
          onClick={() => void navigate(collectReviewPath(order.id, order.candidateId))}
        >
          {isReviewed ? t.review : t.read}
        </Button>
      )}
      {isInviting && <InviteDialog order={order} onClose={() => setInviting(false)} />}
    </>
  );
}

function StepTime({ label, time }: { label: string; time: string | null }) {
  const t = useTexts(collectTexts);
  const dates = useDateFormat();
  return (
    <S.Step data-done={time !== null}>
      <dt>{label}</dt>
      <dd>{time === null ? t.notYet : dates.time(time)}</dd>
    </S.Step>
  );
}
