import { useMemo } from 'react';
import { encodeSearch, MESSAGE_CHANNELS, MESSAGE_LENGTH, messageTemplates } from '@mingjian/api';
import { useCall, useHttp } from '@mingjian/api/react';
import { useLocale, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import type { FormField } from '@mingjian/widgets/Form';
import { UserField } from '../../shared/people/UserField';
import { userLoadersOf } from '../../shared/people/userLoaders';
import { useReferences } from '../../shared/resourceList/useReferences';
import { sendMessageTexts } from './sendMessage.texts';

/** Enabled templates of free messages. */
const FREE = encodeSearch([
  { field: 'scene', operator: 'EQ', value: 'free' },
  { field: 'enabled', operator: 'EQ', value: '1' },
]);
const MOST_TEMPLATES = 200;

/** Returns the fields of a message to a candidate, a client or staff. */
export function useMessageFields(): readonly FormField[] {
  const t = useTexts(sendMessageTexts);
  const http = useHttp();
  const { language } = useLocale();
  const sources = useReferences();
  const { labelOf } = useDictionary('message_channel');
  const { data: templates } = useCall(messageTemplates.getList, {
    pageNum: 1,
    pageSize: MOST_TEMPLATES,
    searchParam: FREE,
  });
  return useMemo(
    () => [
      {
        kind: 'radio',
        field: 'receiverType',
        label: t.receiverType,
        required: true,
        wide: true,
        options: [
          { key: '1', text: t.candidate },
          { key: '2', text: t.client },
          { key: '3', text: t.staff },
        ],
      },
      {
        kind: 'reference',
        field: 'orderId',
        label: t.order,
        description: t.orderNote,
        load: sources['vOrderInfo']!.load,
      },
      {
        kind: 'reference',
        field: 'receiverId',
        label: t.person,
        required: true,
        shownFor: { field: 'receiverType', value: '3' },
        load: async (text, options) =>
          (await userLoadersOf(http).load(text, options)).map(({ id, realname }) => ({
            value: id,
            label: realname,
          })),
        render: (props) => <UserField {...props} />,
      },
      {
        kind: 'radio',
        field: 'channel',
        label: t.channel,
        required: true,
        options: MESSAGE_CHANNELS.map((code) => ({ key: String(code), text: labelOf(code) })),
      },
      {
        kind: 'radio',
        field: 'language',
        label: t.language,
        required: true,
        options: [
          { key: 'zh', text: t.zh },
          { key: 'en', text: t.en },
        ],
      },
      {
        kind: 'select',
        field: 'templateCode',
        label: t.template,
        description: t.templateNote,
        wide: true,
        options: (templates?.content ?? []).map(({ code, name, nameEn, channel }) => ({
          key: code,
          text: `${(language === 'en' && nameEn) || name} · ${labelOf(channel)}`,
        })),
        missingLabel: t.typed,
      },
      {
        kind: 'text',
        field: 'subject',
        label: t.subject,
        description: t.subjectNote,
        wide: true,
        maxLength: 200,
      },
      {
        kind: 'area',
        field: 'content',
        label: t.content,
        wide: true,
        maxLength: MESSAGE_LENGTH,
      },
    ],
    [t, http, language, sources, labelOf, templates],
  );
}
