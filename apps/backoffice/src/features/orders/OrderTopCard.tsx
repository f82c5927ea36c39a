import type { ReactNode } from 'react';
import { orderBase, type OrderTopInfo } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  CopyButton,
  DescriptionList,
  ErrorState,
  Icon,
  Popover,
  SkeletonBlock,
  useTexts,
} from '@mingjian/ui';
import { Download, ScrollText } from 'lucide-react';
import { CandidateNumber } from '../../shared/candidates/CandidateNumber';
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
          {order ? order.companyName : <SkeletonBlock width="16em" height="1lh" />}
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
      canReveal={order.can.reveal}
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
        <Button size="small" icon={<Icon icon={ScrollText} />}>
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
