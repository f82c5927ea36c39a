import { ORDER_PAPERS, orderPapers, type OrderPapers, type PaperSide } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, ErrorState, SkeletonBlock, useTexts } from '@mingjian/ui';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { useFileSources } from '../../shared/files/useFileSources';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { useOrderPapers } from './useOrderPapers';

/** The papers of an order: what it has itself, and what each side added. */
export function OrderPapersCard({ orderId }: { orderId: string }) {
  const t = useTexts(orderDetailsTexts);
  const { data: papers, error, mutate } = useCall(orderPapers.getList, { orderId });
  if (error && !papers)
    return (
      <Card title={t.papers}>
        <ErrorState
          title={t.papersFailed}
          description={error.message}
          onRetry={() => void mutate()}
        />
      </Card>
    );
  return (
    <Card title={t.papers}>
      {papers ? (
        <S.Papers>
          <GivenPapers given={papers.given} />
          <SidePapers orderId={orderId} side="client" papers={papers} />
          <SidePapers orderId={orderId} side="provider" papers={papers} />
        </S.Papers>
      ) : (
        <SkeletonBlock height="6lh" />
      )}
    </Card>
  );
}

/** The letter that the candidate signed, and the résumé. */
function GivenPapers({ given }: Pick<OrderPapers, 'given'>) {
  const t = useTexts(orderDetailsTexts);
  const sources = useFileSources();
  return (
    <FileWidget
      {...sources}
      readOnly
      label={t.papersGiven}
      valueFormat="array"
      value={given.map(({ name, url }) => ({ name, url }))}
    />
  );
}

interface SidePapersProps {
  orderId: string;
  side: PaperSide;
  papers: OrderPapers;
}

/** The papers that one side added. Whoever is on that side adds and deletes them at once. */
function SidePapers({ orderId, side, papers }: SidePapersProps) {
  const t = useTexts(orderDetailsTexts);
  const sources = useFileSources();
  const { files, problem, change } = useOrderPapers(orderId, papers[side]);
  const isFixed = papers.changeable !== side;
  return (
    <FileWidget
      {...sources}
      label={side === 'client' ? t.papersOfClient : t.papersOfProvider}
      readOnly={isFixed}
      max={ORDER_PAPERS}
      error={problem}
      valueFormat="array"
      value={files}
      onValueChange={change}
    />
  );
}
