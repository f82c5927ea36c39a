import { useState } from 'react';
import { moneyText, statements, type StatementDetail, type StatementMove } from '@mingjian/api';
import { useCall, useRefresh, useSubmit } from '@mingjian/api/react';
import {
  Card,
  DataState,
  DescriptionList,
  Drawer,
  Tag,
  Timeline,
  useLocale,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { STATUS_TONES } from './statementList';
import { StatementInvoices } from './StatementInvoices';
import { StatementLines } from './StatementLines';
import { StatementPayments } from './StatementPayments';
import { statementTexts } from './statements.texts';
import * as S from './Statement.styles';

export interface StatementDrawerProps {
  id: string;
  onClose(): void;
}

/** A statement with its lines, its history and its moves. */
export function StatementDrawer({ id, onClose }: StatementDrawerProps) {
  const t = useTexts(statementTexts);
  const { data, error, mutate } = useCall(statements.getDetail, { id });
  const [disputed, setDisputed] = useState<readonly string[]>([]);
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
  return (
    <Drawer
      open
      size="large"
      title={data?.statementNo ?? t.statement}
      footer={data && data.moves.length > 0 && <Moves statement={data} disputed={disputed} />}
      onClose={onClose}
    >
      <DataState label={t.statement} state={state}>
        {() =>
          data && (
            <S.Content>
              <Facts statement={data} />
              <StatementPayments statement={data} />
              <StatementInvoices statement={data} />
              <StatementLines statement={data} disputed={disputed} onDispute={setDisputed} />
              <History statement={data} />
            </S.Content>
          )
        }
      </DataState>
    </Drawer>
  );
}

interface PartProps {
  statement: StatementDetail;
}

function Facts({ statement }: PartProps) {
  const t = useTexts(statementTexts);
  const dates = useDateFormat();
  const { locale } = useLocale();
  const { labelOf } = useDictionary('bill_status');
  const { status, periodStart, periodEnd, dueDate, confirmedTime, confirmUser } = statement;
  const money = (fen: number) => moneyText(fen, locale);
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          key: 'status',
          label: t.status,
          value: <Tag tone={STATUS_TONES[status]}>{labelOf(status)}</Tag>,
        },
        { key: 'company', label: t.companyName, value: statement.companyName },
        {
          key: 'period',
          label: t.period,
          value: `${dates.day(periodStart)} – ${dates.day(periodEnd)}`,
        },
        { key: 'due', label: t.dueDate, value: dueDate && dates.day(dueDate) },
        { key: 'total', label: t.totalAmount, value: money(statement.totalAmount) },
        { key: 'paid', label: t.paidAmount, value: money(statement.paidAmount) },
        { key: 'invoiced', label: t.invoicedAmount, value: money(statement.invoicedAmount) },
        { key: 'payer', label: t.mainCompanyName, value: statement.mainCompanyName },
        {
          key: 'confirmed',
          label: t.confirmedTime,
          value: confirmedTime && `${dates.time(confirmedTime)} ${confirmUser ?? ''}`,
        },
        ...(statement.disputeNote
          ? [{ key: 'dispute', label: t.disputeNote, value: statement.disputeNote, wide: true }]
          : []),
        ...(statement.remark
          ? [{ key: 'remark', label: t.remark, value: statement.remark, wide: true }]
          : []),
      ]}
    />
  );
}

function History({ statement: { events } }: PartProps) {
  const t = useTexts(statementTexts);
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

function Moves({ statement, disputed }: PartProps & { disputed: readonly string[] }) {
  const t = useTexts(statementTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(statements.move);
  const { id, version, moves } = statement;
  const move: MakeMove<StatementMove> = async ({ move: action }, reason, options) => {
    // Payments make these.
    if (action === 'payPart' || action === 'payAll' || action === 'unpay') return undefined;
    const outcome = await submit(
      {
        id,
        action,
        version,
        ...(reason && { reason }),
        ...(action === 'dispute' && disputed.length > 0 && { lineIds: disputed.join(',') }),
      },
      options,
    );
    const refreshed = refresh(statements.getDetail, statements.getList);
    if (outcome.ok) {
      messages.show({ text: t.moved, tone: 'success' });
      await refreshed;
      return undefined;
    }
    if (reason === null) messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    return outcome.error;
  };
  const notes = {
    dispute: disputed.length > 0 ? t.disputedLines(disputed.length) : t.disputeNoteOf,
    confirmFor: t.confirmForNote,
    void: t.voidNote,
    resend: t.resendNote,
  };
  const lead = moves.some((choice) => choice.move === 'resend') ? 'resend' : undefined;
  return <MoveButtons choices={moves} lead={lead} notes={notes} onMove={move} />;
}
