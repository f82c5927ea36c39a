import {
  moneyText,
  settlementLogs,
  type SettlementDetail,
  type SettlementMove,
} from '@mingjian/api';
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
import { FileGallery } from '../../shared/files/FileGallery';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { STATUS_TONES } from './settlementList';
import { SettlementParts } from './SettlementParts';
import { settlementTexts } from './settlements.texts';
import * as S from './Settlement.styles';

export interface SettlementDrawerProps {
  id: string;
  onClose(): void;
}

/** A payment with the statements that it was matched to, its history and its moves. */
export function SettlementDrawer({ id, onClose }: SettlementDrawerProps) {
  const t = useTexts(settlementTexts);
  const { data, error, mutate } = useCall(settlementLogs.getDetail, { id });
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
      size="medium"
      title={data?.settleNo ?? t.settlement}
      footer={data && data.moves.length > 0 && <Moves settlement={data} />}
      onClose={onClose}
    >
      <DataState label={t.settlement} state={state}>
        {() =>
          data && (
            <S.Content>
              <Facts settlement={data} />
              <SettlementParts settlement={data} />
              <History settlement={data} />
            </S.Content>
          )
        }
      </DataState>
    </Drawer>
  );
}

interface PartProps {
  settlement: SettlementDetail;
}

function Facts({ settlement }: PartProps) {
  const t = useTexts(settlementTexts);
  const dates = useDateFormat();
  const { locale } = useLocale();
  const statuses = useDictionary('settlement_status');
  const methods = useDictionary('pay_method');
  const { status, amount, payMethod, payTime, payer, companyName, remark } = settlement;
  const { enterUser, verifyUser, verifyTime, voucherUrl, statementNo } = settlement;
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          key: 'status',
          label: t.status,
          value: <Tag tone={STATUS_TONES[status]}>{statuses.labelOf(status)}</Tag>,
        },
        { key: 'company', label: t.companyName, value: companyName },
        { key: 'amount', label: t.amount, value: moneyText(amount, locale) },
        { key: 'payTime', label: t.payTime, value: dates.time(payTime) },
        { key: 'payer', label: t.payer, value: payer },
        { key: 'payMethod', label: t.payMethod, value: methods.labelOf(payMethod) },
        { key: 'enterUser', label: t.enterUser, value: enterUser },
        {
          key: 'verifyUser',
          label: t.verifyUser,
          value: verifyTime && `${verifyUser ?? ''} ${dates.time(verifyTime)}`,
        },
        ...(statementNo ? [{ key: 'statement', label: t.statementNo, value: statementNo }] : []),
        ...(voucherUrl
          ? [
              {
                key: 'voucher',
                label: t.voucherUrl,
                value: <FileGallery label={t.voucherUrl} files={voucherUrl} none="—" />,
                wide: true,
              },
            ]
          : []),
        ...(remark ? [{ key: 'remark', label: t.remark, value: remark, wide: true }] : []),
      ]}
    />
  );
}

function History({ settlement: { events } }: PartProps) {
  const t = useTexts(settlementTexts);
  const dates = useDateFormat();
  return (
    <Card title={t.history}>
      <Timeline
        label={t.history}
        items={events.map(({ number, label, userName, content, createTime }) => ({
          key: String(number),
          title: `${label} · ${userName}`,
          time: dates.time(createTime),
          content,
        }))}
      />
    </Card>
  );
}

function Moves({ settlement }: PartProps) {
  const t = useTexts(settlementTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(settlementLogs.move);
  const { id, version, moves } = settlement;
  const move: MakeMove<SettlementMove> = async ({ move: action }, reason, options) => {
    const outcome = await submit({ id, action, version, ...(reason && { reason }) }, options);
    const refreshed = refresh(settlementLogs.getDetail, settlementLogs.getList);
    if (outcome.ok) {
      messages.show({ text: t.moved, tone: 'success' });
      await refreshed;
      return undefined;
    }
    if (reason === null) messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    return outcome.error;
  };
  const notes = { reject: t.rejectNote, undo: t.undoNote };
  return <MoveButtons choices={moves} notes={notes} onMove={move} />;
}
