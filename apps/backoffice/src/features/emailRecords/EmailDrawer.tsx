import { EMAIL_FILES, type EmailRecord } from '@mingjian/api';
import { DescriptionList, Drawer, Heading, Link, Tag, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { RichTextView } from '@mingjian/widgets/RichTextView';
import { useDateFormat } from '../../base/useDateFormat';
import { orderDetailsPath } from '../../base/orderPaths';
import { useFileSources } from '../../shared/files/useFileSources';
import { Attempts } from '../../shared/messages/Attempts';
import * as S from './EmailDrawer.styles';
import { STATUS_TONES } from './emailList';
import { emailListTexts } from './emailList.texts';

export interface EmailDrawerProps {
  email: EmailRecord;
  onClose(): void;
}

/** An e-mail with its text, its files and its attempts. */
export function EmailDrawer({ email, onClose }: EmailDrawerProps) {
  const t = useTexts(emailListTexts);
  const sources = useFileSources();
  const { subject, body, attachments, messageId } = email;
  return (
    <Drawer open size="medium" title={subject} onClose={onClose}>
      <S.Content>
        <Facts email={email} />
        <S.Letter aria-label={t.letter}>
          <RichTextView value={body} />
        </S.Letter>
        {attachments !== null && (
          <FileWidget
            {...sources}
            label={t.attachments}
            max={EMAIL_FILES}
            readOnly
            value={attachments}
          />
        )}
        {messageId !== null && (
          <>
            <Heading level={3} size="title">
              {t.attempts}
            </Heading>
            <Attempts messageId={messageId} />
          </>
        )}
      </S.Content>
    </Drawer>
  );
}

function Facts({ email }: { email: EmailRecord }) {
  const t = useTexts(emailListTexts);
  const dates = useDateFormat();
  const { labelOf } = useDictionary('outbox_status');
  const { status, orderId, orderNo, toAddr, ccAddr, sendTime, failReason } = email;
  const spaced = (addresses: string) => addresses.split(',').join(', ');
  return (
    <DescriptionList
      columns={2}
      items={[
        { key: 'to', label: t.toAddr, value: spaced(toAddr), wide: true },
        ...(ccAddr ? [{ key: 'cc', label: t.ccAddr, value: spaced(ccAddr), wide: true }] : []),
        {
          key: 'status',
          label: t.status,
          value: (
            <Tag tone={STATUS_TONES[status]} dot>
              {labelOf(status)}
            </Tag>
          ),
        },
        { key: 'sent', label: t.sendTime, value: sendTime && dates.time(sendTime) },
        {
          key: 'order',
          label: t.orderNo,
          value: <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>,
        },
        { key: 'candidate', label: t.candidateName, value: email.candidateName },
        { key: 'company', label: t.companyName, value: email.companyName },
        { key: 'author', label: t.sendUserName, value: email.sendUserName },
        ...(failReason
          ? [{ key: 'problem', label: t.failReason, value: failReason, wide: true }]
          : []),
      ]}
    />
  );
}
