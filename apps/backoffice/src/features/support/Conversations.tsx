import { useState } from 'react';
import { support, type SupportConversation } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Badge, DataState, SearchField, useTexts, type LoadState } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './Support.styles';
import { supportTexts } from './support.texts';

export interface ConversationsProps {
  /** Id of the company whose conversation is open; empty for none. */
  selected: string;
  onSelect(companyId: string): void;
}

/** The conversations with client companies, the latest first, or those of companies by name. */
export function Conversations({ selected, onSelect }: ConversationsProps) {
  const t = useTexts(supportTexts);
  const [companyName, setCompanyName] = useState('');
  const { state, conversations } = useConversations(companyName);
  return (
    <>
      <S.Search>
        <SearchField label={t.search} hideLabel placeholder={t.search} onSearch={setCompanyName} />
      </S.Search>
      <DataState label={t.conversations} state={state}>
        <S.Rows>
          {conversations.map((conversation) => (
            <li key={conversation.companyId}>
              <ConversationRow
                conversation={conversation}
                current={conversation.companyId === selected}
                onSelect={onSelect}
              />
            </li>
          ))}
        </S.Rows>
      </DataState>
    </>
  );
}

function useConversations(companyName: string) {
  const t = useTexts(supportTexts);
  const input = { companyName };
  const { data, error, mutate } = useCall(support.getConversations, input, {
    keepPreviousData: true,
  });
  const onRetry = () => void mutate();
  const state: LoadState = error
    ? data
      ? { kind: 'stale', title: t.stale, onRetry }
      : { kind: 'error', title: t.failed, description: error.message, onRetry }
    : !data
      ? { kind: 'loading' }
      : data.length > 0
        ? { kind: 'ready' }
        : companyName !== ''
          ? { kind: 'empty', title: t.noMatch }
          : { kind: 'empty', title: t.noConversation, description: t.noConversationText };
  return { state, conversations: data ?? [] };
}

interface ConversationRowProps {
  conversation: SupportConversation;
  current: boolean;
  onSelect(companyId: string): void;
}

function ConversationRow({ conversation, current, onSelect }: ConversationRowProps) {
  const t = useTexts(supportTexts);
  const dates = useDateFormat();
  const { companyId, companyName, lastMessage, unread } = conversation;
  return (
    <S.Row type="button" aria-current={current || undefined} onClick={() => onSelect(companyId)}>
      <S.Name>{companyName}</S.Name>
      {unread > 0 && <Badge label={t.unread} count={unread} />}
      {lastMessage && (
        <S.Latest>
          <span>{lastMessage.content}</span>
          <time>{dates.short(lastMessage.createTime)}</time>
        </S.Latest>
      )}
    </S.Row>
  );
}
