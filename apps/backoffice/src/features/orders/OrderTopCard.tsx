import type { ReactNode } from 'react';
import { orderBase, REVEAL, type OrderTopInfo } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { CopyButton, DescriptionList, ErrorState, SkeletonBlock, useTexts } from '@mingjian/ui';
import { CandidateNumber } from '../../shared/candidates/CandidateNumber';
import { OrderCard } from '../../shared/orders/OrderCard';
import { LetterButton } from './LetterButton';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { RulesPopover } from './RulesPopover';

export interface OrderTopCardProps {
  orderId: string;
  /** Whether the page still loads the order. The card waits for it, since it moves then. */
  isLoading: boolean;
}

/** The summary card of an order: client, candidate and the client's rules. */
export function OrderTopCard({ orderId, isLoading }: OrderTopCardProps) {
  const t = useTexts(orderDetailsTexts);
  const { data, error, mutate } = useCall(orderBase.getTopUser, { orderId });
  const order = isLoading ? undefined : data;
  const valueOf = useTopValues();
  if (error) {
    return (
      <OrderCard name="summary" title={t.topInfo}>
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      </OrderCard>
    );
  }
  return (
    <OrderCard name="summary" title={t.topInfo} actions={order && <LetterButton url={order.url} />}>
      <DescriptionList
        columns={1}
        items={TOP_FACTS.map((key) => ({
          key,
          label: t[key],
          value: order ? valueOf(order)[key] : <SkeletonBlock width="60%" height="1lh" />,
        }))}
      />
    </OrderCard>
  );
}

const TOP_FACTS = ['company', 'mainCompanyName', 'userName', 'mobile', 'email', 'remark'] as const;

/** Returns the values of the summary. An empty one is a dash, an absent note is none. */
function useTopValues(): (order: OrderTopInfo) => Record<(typeof TOP_FACTS)[number], ReactNode> {
  const t = useTexts(orderDetailsTexts);
  return ({ companyName, mainCompanyName, userName, email, ...order }) => ({
    company: (
      <S.FactWithButton>
        {companyName}
        <RulesPopover rulesList={order.rulesList} />
      </S.FactWithButton>
    ),
    mainCompanyName: mainCompanyName === companyName ? t.sameAsClient : mainCompanyName,
    userName,
    mobile: (
      <CandidateNumber
        candidateId={order.candidateId}
        field="mobile"
        label={t.mobile}
        masked={order.mobile}
        canReveal={order.actions.includes(REVEAL)}
      />
    ),
    email: email && (
      <S.FactWithButton>
        {email}
        <CopyButton text={email} label={t.copyEmail} />
      </S.FactWithButton>
    ),
    remark: order.remark ?? t.noRemark,
  });
}
