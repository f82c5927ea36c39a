import { invoices, type InvoiceDetail } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, DataState, Drawer, Timeline, useTexts, type LoadState } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceMoves } from './InvoiceMoves';
import { invoiceTexts } from './invoices.texts';
import { IssuingAlert } from './IssuingAlert';
import * as S from './Invoice.styles';

export interface InvoiceDrawerProps {
  id: string;
  onClose(): void;
}

/** An invoice with its lines, its history and its moves. */
export function InvoiceDrawer({ id, onClose }: InvoiceDrawerProps) {
  const t = useTexts(invoiceTexts);
  const { data, error, mutate } = useCall(invoices.getDetail, { id });
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  const hasMoves = data && (data.moves.length > 0 || data.canReverse);
  return (
    <Drawer
      open
      size="large"
      title={data?.invoiceApplyNo ?? t.invoice}
      footer={hasMoves && <InvoiceMoves invoice={data} />}
      onClose={onClose}
    >
      <DataState label={t.invoice} state={state}>
        {() =>
          data && (
            <S.Content>
              {data.issuing && <IssuingAlert issuing={data.issuing} />}
              <InvoiceFacts invoice={data} />
              <InvoiceLines invoice={data} />
              <History invoice={data} />
            </S.Content>
          )
        }
      </DataState>
    </Drawer>
  );
}

function History({ invoice: { events } }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceTexts);
  const dates = useDateFormat();
  return (
    <Card title={t.history}>
      <Timeline
        label={t.history}
        items={events.map(({ number, label, userName, content, createTime }) => ({
          key: String(number),
          title: `${label} · ${userName || t.bySystem}`,
          time: dates.time(createTime),
          content,
        }))}
      />
    </Card>
  );
}
