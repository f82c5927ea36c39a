import type { MessageView } from '@mingjian/api';
import { DescriptionList, Drawer, Heading, Link, Tag, Text, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { orderDetailsPath } from '../../base/orderPaths';
import { Attempts } from '../../shared/messages/Attempts';
import * as S from './MessageDrawer.styles';
import { STATUS_TONES } from './messageList';
import { messageListTexts } from './messageList.texts';

export interface MessageDrawerProps {
  message: MessageView;
  onClose(): void;
}

/** A message with its text, its facts and its attempts. */
export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  const t = useTexts(messageListTexts);
  const { id, subject, content } = message;
  return (
    <Drawer open size="medium" title={subject} onClose={onClose}>
      <S.Content>
        <S.Text lang={message.language === 'en' ? 'en' : 'zh-CN'}>{content}</S.Text>
        {content.includes('…') && <Text tone="muted">{t.secret}</Text>}
        <Facts message={message} />
        <Heading level={3} size="title">
          {t.attempts}
        </Heading>
        <Attempts messageId={id} />
      </S.Content>
    </Drawer>
  );
}

function Facts({ message }: { message: MessageView }) {
  const t = useTexts(messageListTexts);
  const dates = useDateFormat();
  const statuses = useDictionary('outbox_status');
  const channels = useDictionary('message_channel');
  const scenes = useDictionary('message_scene');
  const { status, orderId, orderNo, receiverName, receiver, templateName } = message;
  const timeOf = (time: string | null) => time && dates.time(time);
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          key: 'status',
          label: t.status,
          value: (
            <Tag tone={STATUS_TONES[status]} dot>
              {statuses.labelOf(status)}
            </Tag>
          ),
        },
        { key: 'scene', label: t.scene, value: scenes.labelOf(message.scene) },
        { key: 'channel', label: t.channel, value: channels.labelOf(message.channel) },
        { key: 'receiver', label: t.receiverName, value: receiverName },
        { key: 'address', label: t.receiver, value: receiver },
        {
          key: 'order',
          label: t.orderNo,
          value: orderId && <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>,
        },
        { key: 'company', label: t.companyName, value: message.companyName },
        { key: 'template', label: t.templateName, value: templateName ?? t.standardText },
        { key: 'author', label: t.authorName, value: message.authorName ?? t.product },
        { key: 'created', label: t.createTime, value: dates.time(message.createTime) },
        { key: 'sent', label: t.sendTime, value: timeOf(message.sendTime) },
        ...(message.nextTime
          ? [{ key: 'next', label: t.nextTime, value: timeOf(message.nextTime) }]
          : []),
        ...(message.readTime
          ? [{ key: 'read', label: t.readTime, value: timeOf(message.readTime) }]
          : []),
        ...(message.failReason
          ? [{ key: 'problem', label: t.failReason, value: message.failReason, wide: true }]
          : []),
      ]}
    />
  );
}
