import { orderBase, type OrderTopInfo } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  DescriptionList,
  ErrorState,
  Icon,
  Popover,
  Skeleton,
  useTexts,
} from '@mingjian/ui';
import { Download } from 'lucide-react';
import { saveFile } from '../../shared/saveFile';
import { LetterButton } from './LetterButton';
import { readRules } from './model/orderRules';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { useFileDownload } from './useFileDownload';

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
  const { download } = useFileDownload();
  const rules = readRules(rulesList);
  const save = async (url: string) => {
    const file = await download(url);
    if (file) saveFile(file);
  };
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
                <Button
                  key={url}
                  size="small"
                  tone="quiet"
                  icon={<Icon icon={Download} />}
                  onClick={() => void save(url)}
                >
                  {name}
                </Button>
              ))}
            </li>
          ))}
        </S.Rules>
      )}
    </Popover>
  );
}
