import type { OrderDetail } from '@mingjian/api';
import { Alert, Button, Card, Progress, Text, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useNavigate } from 'react-router-dom';
import { useDateFormat } from '../../base/useDateFormat';
import { collectTexts } from './collect.texts';
import { collectReviewPath } from './collectPaths';
import * as S from './CollectCard.styles';

/** The collection of an order: how far its candidate is. It comes with the order. */
export function CollectCard({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(collectTexts);
  const dates = useDateFormat();
  const navigate = useNavigate();
  const { labelOf } = useDictionary('collect_status');
  const form = order?.collect;
  if (!order || !form || form.status === 0) return null;
  const isReviewed = form.isReadable && [50, 65].includes(form.status);
  const isOpen = form.status > 0 && form.status < 50;
  return (
    <Card
      title={t.card}
      actions={
        <>
          <Text tone="muted">{labelOf(String(form.status))}</Text>
          {form.isReadable && form.submitTime !== null && (
            <Button
              size="small"
              tone={isReviewed && order.orderStatus === 40 ? 'primary' : 'neutral'}
              onClick={() => void navigate(collectReviewPath(order.id, order.candidateId))}
            >
              {isReviewed ? t.review : t.read}
            </Button>
          )}
        </>
      }
    >
      <S.Body>
        {form.undeliverable !== null && (
          <Alert tone="warning">{t.undeliverable(form.undeliverable)}</Alert>
        )}
        <S.Steps>
          <StepTime label={t.stepOpened} time={form.openTime} />
          <StepTime label={t.stepAuthorised} time={form.authTime} />
          <StepTime label={t.stepSubmitted} time={form.submitTime} />
          <StepTime label={t.stepPassed} time={form.passTime} />
        </S.Steps>
        {isOpen && <Progress label={t.progress} value={form.progress} />}
        <S.Notes>
          {form.sendCount > 0 && <span>{t.sent(form.sendCount)}</span>}
          {isOpen && form.tokenExpire !== null && (
            <span>{t.until(dates.time(form.tokenExpire))}</span>
          )}
          {form.returnedItems > 0 && <span>{t.returned(form.returnedItems)}</span>}
        </S.Notes>
      </S.Body>
    </Card>
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
