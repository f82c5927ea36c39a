import { useState } from 'react';
import { contracts, fromBeijing, type OrderDetail, type OrderSigning } from '@mingjian/api';
import { Button, ErrorState, Icon, Menu, Skeleton, Text, Timeline, useTexts } from '@mingjian/ui';
import { FileDown, Send, ShieldCheck } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { useDownload } from '../../shared/files/useDownload';
import { MoveButtons } from '../../shared/flow/MoveButtons';
import { OrderCard } from '../../shared/orders/OrderCard';
import { useSignedIn } from '../../shell';
import * as S from './OrderSigningCard.styles';
import { SigningFacts } from './SigningFacts';
import { orderSigningTexts } from './orderSigning.texts';
import { useOrderSigning } from './useOrderSigning';

/** Status from which an order has a form, and so something to authorise. */
const ACCEPTED = 20;

/** Authorisation and signature of an order, for staff. */
export function OrderSigningCard({ order }: { order: OrderDetail | undefined }) {
  const { user } = useSignedIn();
  const isShown = order && user.userType === 'serviceUser' && order.orderStatus >= ACCEPTED;
  return isShown ? <Signing key={order.id} order={order} /> : null;
}

/** The record is loaded when somebody wants it: an order costs no call more. */
function Signing({ order }: { order: OrderDetail }) {
  const t = useTexts(orderSigningTexts);
  const dates = useDateFormat();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SigningRecord order={order} />;
  const authTime = order.collect?.authTime ?? null;
  return (
    <OrderCard
      name="signing"
      title={t.title}
      actions={
        <Button size="small" onClick={() => setOpen(true)}>
          {t.show}
        </Button>
      }
    >
      <Text tone="muted">
        {authTime === null ? t.notAuthorised : t.authorised(dates.time(authTime))}
      </Text>
    </OrderCard>
  );
}

function SigningRecord({ order }: { order: OrderDetail }) {
  const t = useTexts(orderSigningTexts);
  const { data, error, retry, move, decide, decisions, sendLink, isSending } =
    useOrderSigning(order);
  if (data === null) return null;
  if (!data)
    return (
      <OrderCard name="signing" title={t.title}>
        {error ? (
          <ErrorState title={t.failed} description={error.message} onRetry={retry} />
        ) : (
          <Skeleton lines={4} />
        )}
      </OrderCard>
    );
  return (
    <OrderCard
      name="signing"
      title={t.title}
      actions={
        data.moves.length > 0 && (
          <MoveButtons
            compact
            choices={data.moves}
            notes={{ rollbackToAccess: t.rollbackNote }}
            onMove={move}
          />
        )
      }
    >
      <S.Body>
        <SigningFacts signing={data} />
        {data.decidesIdentity && (
          <S.Decision>
            <Text tone="muted">{t.byHandNote}</Text>
            <S.Buttons>
              <MoveButtons choices={decisions} onMove={decide} />
            </S.Buttons>
          </S.Decision>
        )}
        <Files orderId={order.id} signing={data} />
        {data.canSend && <SendMenu loading={isSending} onSend={(way) => void sendLink(way)} />}
        <Course events={data.events} />
      </S.Body>
    </OrderCard>
  );
}

interface FilesProps {
  orderId: string;
  signing: OrderSigning;
}

/** The letter, signed or as it would be, and the proof package. */
function Files({ orderId, signing: { contract, canProve } }: FilesProps) {
  const t = useTexts(orderSigningTexts);
  const letter = useDownload(contracts.downLoadContract);
  const proof = useDownload(contracts.getProofPackage);
  if (!contract && !canProve) return null;
  return (
    <S.Files>
      {contract && (
        <Button
          size="small"
          icon={<Icon icon={FileDown} />}
          loading={letter.isLoading}
          onClick={() => void letter.download({ contractId: contract.id })}
        >
          {contract.fileUrl === null ? t.preview : t.download}
        </Button>
      )}
      {canProve && (
        <Button
          size="small"
          icon={<Icon icon={ShieldCheck} />}
          loading={proof.isLoading}
          onClick={() => void proof.download({ orderId })}
        >
          {t.proof}
        </Button>
      )}
    </S.Files>
  );
}

interface SendMenuProps {
  loading: boolean;
  onSend(channel: 1 | 2 | 3): void;
}

/** The ways in which a candidate who has nothing but to sign gets the link. */
function SendMenu({ loading, onSend }: SendMenuProps) {
  const t = useTexts(orderSigningTexts);
  return (
    <S.Files>
      <Menu
        label={t.sendLink}
        trigger={
          <Button size="small" icon={<Icon icon={Send} />} loading={loading}>
            {t.sendLink}
          </Button>
        }
        items={[
          { key: 'sms', label: t.bySms, onSelect: () => onSend(1) },
          { key: 'email', label: t.byEmail, onSelect: () => onSend(2) },
          { key: 'both', label: t.byBoth, onSelect: () => onSend(3) },
        ]}
      />
    </S.Files>
  );
}

/** The course of the letter, the newest event first. */
function Course({ events }: Pick<OrderSigning, 'events'>) {
  const t = useTexts(orderSigningTexts);
  const dates = useDateFormat();
  if (events.length === 0) return null;
  return (
    <Timeline
      label={t.timeline}
      items={events.map(({ label, userName, content, createTime }, index) => ({
        key: String(events.length - index),
        title: `${label} · ${userName || t.system}`,
        time: dates.time(createTime),
        dateTime: fromBeijing(createTime)?.toISOString() ?? createTime,
        content,
        tone: index === 0 ? 'accent' : 'neutral',
      }))}
    />
  );
}
