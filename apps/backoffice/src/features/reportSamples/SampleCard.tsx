import { reportSamples, type OrderDetail } from '@mingjian/api';
import { useCall, useRefresh, useSubmit } from '@mingjian/api/react';
import { Button, ErrorState, Text, useTexts } from '@mingjian/ui';
import { OrderCard } from '../../shared/orders/OrderCard';
import { messages, useMayOpen } from '../../shell';
import { SampleResult } from './SampleBody';
import { SampleMoves } from './SampleMoves';
import { SampleTags } from './SampleTags';
import * as S from './Samples.styles';
import { samplesTexts } from './samples.texts';

/** Path of the list of samples. Who may open it reads them. */
const SAMPLE_LIST = '/f-order/reportSamples';

/** The inspection of an order's issued report, for those who read inspections. */
export function SampleCard({ order }: { order: OrderDetail | undefined }) {
  const mayOpen = useMayOpen();
  const isIssued = order && (order.orderStatus >= 80 || order.orderStatus === -20);
  if (!isIssued || !mayOpen(SAMPLE_LIST)) return null;
  return <Sample key={order.id} orderId={order.id} />;
}

function Sample({ orderId }: { orderId: string }) {
  const t = useTexts(samplesTexts);
  const { data, error, mutate } = useCall(reportSamples.getOfOrder, { orderId });
  if (error && !data)
    return (
      <OrderCard name="reportSample" title={t.title}>
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      </OrderCard>
    );
  if (!data || (!data.sample && !data.mayDraw)) return null;
  const { sample, mayDraw } = data;
  return (
    <OrderCard
      name="reportSample"
      title={t.title}
      actions={mayDraw && <DrawButton orderId={orderId} />}
    >
      {sample ? (
        <S.Body>
          <S.Tags>
            <SampleTags sample={sample} />
            <Text tone="muted">{sample.inspectorName ?? t.notTaken}</Text>
          </S.Tags>
          <SampleResult sample={sample} />
          {sample.moves.length > 0 && (
            <S.Moves>
              <SampleMoves compact sample={sample} />
            </S.Moves>
          )}
        </S.Body>
      ) : (
        <Text tone="muted">{t.notDrawn}</Text>
      )}
    </OrderCard>
  );
}

function DrawButton({ orderId }: { orderId: string }) {
  const t = useTexts(samplesTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(reportSamples.draw);
  const draw = async () => {
    const outcome = await submit({ orderId });
    const [text, tone] = outcome.ok
      ? ([t.drawn, 'success'] as const)
      : ([outcome.error.message, 'danger'] as const);
    messages.show({ text, tone, seconds: 5 });
    await refresh(reportSamples);
  };
  return (
    <Button size="small" loading={isSubmitting} onClick={() => void draw()}>
      {t.draw}
    </Button>
  );
}
