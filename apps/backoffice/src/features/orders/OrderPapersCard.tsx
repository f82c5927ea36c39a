import { ORDER_PAPERS, type OrderDetail, type OrderPapers, type PaperSide } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { useFileSources } from '../../shared/files/useFileSources';
import { OrderCard } from '../../shared/orders/OrderCard';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { useOrderPapers } from './useOrderPapers';

/** The papers of an order: what it has itself, and what each side added. */
export function OrderPapersCard({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderDetailsTexts);
  if (!order?.papers) return null;
  const { id, papers } = order;
  // The place for new files is beside all others, for those who may add some.
  const own = papers.changeable ?? 'provider';
  const other = own === 'client' ? 'provider' : 'client';
  return (
    <OrderCard name="papers" title={t.papers}>
      <S.Papers>
        <div>
          <GivenPapers given={papers.given} />
          <SidePapers orderId={id} side={other} papers={papers} />
        </div>
        <SidePapers orderId={id} side={own} papers={papers} />
      </S.Papers>
    </OrderCard>
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
  papers: OrderPapers;
  side: PaperSide;
}

/** The papers that one side added. Whoever is on that side adds and deletes them at once. */
function SidePapers({ orderId, side, papers }: SidePapersProps) {
  const t = useTexts(orderDetailsTexts);
  const sources = useFileSources();
  const label = side === 'client' ? t.papersOfClient : t.papersOfProvider;
  const { files, problem, change } = useOrderPapers(orderId, papers[side], label);
  const isFixed = papers.changeable !== side;
  return (
    <FileWidget
      {...sources}
      label={label}
      readOnly={isFixed}
      max={ORDER_PAPERS}
      error={problem}
      valueFormat="array"
      value={files}
      onValueChange={change}
    />
  );
}
