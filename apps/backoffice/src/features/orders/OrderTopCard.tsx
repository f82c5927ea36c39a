import type { ReactNode } from 'react';
import { orderBase, REVEAL, type OrderTopInfo } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Card,
  CopyButton,
  DescriptionList,
  ErrorState,
  SkeletonBlock,
  useTexts,
} from '@mingjian/ui';
import { CandidateNumber } from '../../shared/candidates/CandidateNumber';
import { LetterButton } from './LetterButton';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { RulesPopover } from './RulesPopover';

/** The summary card of an order: client, candidate and the client's rules. */
export function OrderTopCard({ orderId }: { orderId: string }) {
  const t = useTexts(orderDetailsTexts);
  const { data: order, error, mutate } = useCall(orderBase.getTopUser, { orderId });
  if (error) {
    return (
      <Card title={t.topInfo}>
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      </Card>
    );
  }
  const labels = {
    main: t.mainCompanyName,
    user: t.userName,
    mobile: t.mobile,
    email: t.email,
    remark: t.remark,
  };
  const item = (key: keyof typeof labels, value: (order: OrderTopInfo) => ReactNode) => ({
    key,
    label: labels[key],
    value: order ? value(order) : <SkeletonBlock width="60%" height="1lh" />,
    wide: key === 'remark',
  });
  return (
    <Card
      title={
        <S.TopTitle>
          {order ? <span>{order.companyName}</span> : <SkeletonBlock width="16em" height="1lh" />}
          {order && <RulesPopover rulesList={order.rulesList} />}
        </S.TopTitle>
      }
      actions={order && <LetterButton url={order.url} />}
    >
      <DescriptionList
        columns={4}
        items={[
          item('main', ({ mainCompanyName, companyName }) =>
            mainCompanyName === companyName ? t.sameAsClient : mainCompanyName,
          ),
          item('user', ({ userName }) => userName),
          item('mobile', (loaded) => <Mobile order={loaded} />),
          item('email', ({ email }) => <Email email={email} />),
          item('remark', ({ remark }) => remark),
        ]}
      />
    </Card>
  );
}

function Mobile({ order }: { order: OrderTopInfo }) {
  const t = useTexts(orderDetailsTexts);
  return (
    <CandidateNumber
      candidateId={order.candidateId}
      field="mobile"
      label={t.mobile}
      masked={order.mobile}
      canReveal={order.actions.includes(REVEAL)}
    />
  );
}

function Email({ email }: Pick<OrderTopInfo, 'email'>) {
  const t = useTexts(orderDetailsTexts);
  if (!email) return null;
  return (
    <S.Copyable>
      {email}
      <CopyButton text={email} label={t.copyEmail} />
    </S.Copyable>
  );
}
