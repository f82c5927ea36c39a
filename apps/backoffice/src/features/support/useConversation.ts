import { useCallback, useEffect, useRef, useState } from 'react';
import { SUPPORT_MESSAGE_LIMIT, support, type SupportMessage, type UserType } from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useComposed, type ComposedState } from '../../shared/chat/useComposed';
import { useSignedIn } from '../../shell';
import { supportTexts } from './support.texts';

/** One conversation, as its page shows it. */
export interface ConversationState {
  /** The newest last. */
  messages: readonly SupportMessage[];
  companyName: string;
  /** The side of the reader. */
  userType: UserType;
  isLoaded: boolean;
  /** Why loading failed. */
  error: string | undefined;
  retry(): void;
  /** Loads earlier messages; `undefined` when there are none. */
  loadEarlier: (() => void) | undefined;
  composed: ComposedState;
}

const PAGE = 50;

/** The state of the conversation with a company. What is on screen is read. */
export function useConversation(companyId: string): ConversationState {
  const t = useTexts(supportTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const { userType } = useSignedIn().user;
  const [limit, setLimit] = useState(PAGE);
  const input = { companyId, limit };
  const { data, error, mutate } = useCall(support.getMessages, input, { keepPreviousData: true });
  const companyName = data?.companyName ?? '';
  const send = useCallback(
    async (content: string, idempotencyKey: string) => {
      await http.send(support.send, { companyId, content }, { idempotencyKey });
      await refresh(support);
    },
    [http, refresh, companyId],
  );
  const composed = useComposed({ record: `im/${companyId}`, title: t.draft(companyName), send });
  useReadNewest(companyId, data?.content, userType);

  const hasEarlier = data !== undefined && data.content.length < data.total;
  return {
    messages: data?.content ?? [],
    companyName,
    userType,
    isLoaded: data !== undefined,
    error: error?.message,
    retry: () => void mutate(),
    loadEarlier:
      hasEarlier && limit < SUPPORT_MESSAGE_LIMIT
        ? () => setLimit(Math.min(limit + 4 * PAGE, SUPPORT_MESSAGE_LIMIT))
        : undefined,
    composed,
  };
}

/** Marks a conversation as read up to its newest message, unless the own side wrote it. */
function useReadNewest(
  companyId: string,
  content: readonly SupportMessage[] | undefined,
  userType: UserType,
) {
  const http = useHttp();
  const refresh = useRefresh();
  const marked = useRef(0);
  const newest = content?.at(-1);
  const upTo = newest && newest.side !== userType ? newest.number : 0;
  useEffect(() => {
    if (upTo <= marked.current) return;
    marked.current = upTo;
    http
      .send(support.markRead, { companyId, upTo })
      .then(() => refresh(support.getUnreadCount, support.getConversations))
      // It stays unread, and is marked with the next message.
      .catch(() => undefined);
  }, [http, refresh, companyId, upTo]);
}
