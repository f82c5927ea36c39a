import type { PrivacyRequestDetail } from '@mingjian/api';
import { DescriptionList, Tag, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { privacyTexts } from './privacy.texts';
import { DueCell } from './RequestCells';
import * as S from './RequestDrawer.styles';

const TONES = {
  10: 'warning',
  20: 'accent',
  30: 'warning',
  40: 'success',
  50: 'danger',
  60: 'neutral',
} as const;

/** The facts of a request, its words and its answer. */
export function RequestFacts({ request }: { request: PrivacyRequestDetail }) {
  const t = useTexts(privacyTexts);
  const dates = useDateFormat();
  const { labelOf: kindOf } = useDictionary('privacy_kind');
  const { labelOf: statusOf } = useDictionary('privacy_status');
  const { labelOf: channelOf } = useDictionary('privacy_channel');
  const { status, answer, answerTime } = request;
  return (
    <DescriptionList
      columns={2}
      items={[
        { key: 'kind', label: t.kind, value: kindOf(request.kind) },
        {
          key: 'status',
          label: t.status,
          value: <Tag tone={TONES[status]}>{statusOf(status)}</Tag>,
        },
        { key: 'candidate', label: t.candidateName, value: request.candidateName },
        { key: 'company', label: t.companyName, value: request.companyName },
        { key: 'orderNo', label: t.orderNo, value: request.orderNo },
        { key: 'item', label: t.itemName, value: request.itemName ?? t.wholeForm },
        { key: 'channel', label: t.channel, value: channelOf(request.channel) },
        { key: 'handledBy', label: t.handledByName, value: request.handledByName },
        { key: 'received', label: t.createTime, value: dates.time(request.createTime) },
        { key: 'due', label: t.dueTime, value: <DueCell request={request} /> },
        {
          key: 'content',
          label: t.content,
          value: <S.Words>{request.content ?? t.deletedContent}</S.Words>,
          wide: true,
        },
        ...(answer !== null && answerTime
          ? [
              {
                key: 'answer',
                label: `${t.answer} · ${dates.time(answerTime)}`,
                value: <S.Words>{answer}</S.Words>,
                wide: true,
              },
            ]
          : []),
      ]}
    />
  );
}
