import { orderBase, type OrderTopInfo } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, Card, DescriptionList, ErrorState, Link, Popover, Skeleton, Tooltip, useTexts } from '@mingjian/ui';
import { FileSignature } from 'lucide-react';
import { readRules } from './model/orderRules';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';

/** The card above every step of an order: for whom, about whom, and under which rules. */
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
  if (!order) {
    return (
      <Card title={t.topInfo}>
        <Skeleton lines={2} />
      </Card>
    );
  }
  return (
    <Card
      title={
        <S.TopTitle>
          {order.companyName}
          <RulesPopover rulesList={order.rulesList} />
        </S.TopTitle>
      }
      actions={<LetterButton url={order.url} />}
    >
      <DescriptionList
        columns={4}
        items={[
          { key: 'main', label: t.mainCompanyName, value: order.mainCompanyName },
          { key: 'user', label: t.userName, value: order.userName },
          { key: 'mobile', label: t.mobile, value: order.mobile },
          { key: 'email', label: t.email, value: order.email },
          { key: 'remark', label: t.remark, value: order.remark ?? t.none, wide: true },
        ]}
      />
    </Card>
  );
}

function RulesPopover({ rulesList }: Pick<OrderTopInfo, 'rulesList'>) {
  const t = useTexts(orderDetailsTexts);
  const rules = readRules(rulesList);
  return (
    <Popover
      label={t.rules}
      trigger={
        <Button size="small" tone="quiet">
          {t.rules}
        </Button>
      }
    >
      {rules.length === 0 ? (
        t.noRules
      ) : (
        <S.Rules>
          {rules.map(({ username, files }) => (
            <li key={username + files.map((file) => file.url).join()}>
              <small>{username}</small>
              {files.map(({ name, url }) => (
                <Link key={url} href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </Link>
              ))}
            </li>
          ))}
        </S.Rules>
      )}
    </Popover>
  );
}

function LetterButton({ url }: Pick<OrderTopInfo, 'url'>) {
  const t = useTexts(orderDetailsTexts);
  const icon = <FileSignature size={16} strokeWidth={1.5} aria-hidden />;
  if (url) {
    return (
      <Button size="small" icon={icon} onClick={() => window.open(url, '_blank', 'noopener')}>
        {t.letter}
      </Button>
    );
  }
  return (
    <Tooltip content={t.noLetter}>
      <Button size="small" icon={icon} aria-disabled>
        {t.letter}
      </Button>
    </Tooltip>
  );
}
