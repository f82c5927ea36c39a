import { useSearchParams } from 'react-router-dom';
import { EmptyState, PageHeader, useTexts } from '@mingjian/ui';
import { MessageCircle } from 'lucide-react';
import { ChatFrame, ChatPage } from '../../shared/chat/Chat.styles';
import { useSignedIn } from '../../shell';
import { Conversation } from './Conversation';
import { Conversations } from './Conversations';
import * as S from './Support.styles';
import { supportTexts } from './support.texts';

/** The conversations with client companies; a client's own alone. */
export function SupportPage() {
  const t = useTexts(supportTexts);
  const { companyId } = useSignedIn().user;
  return (
    <ChatPage>
      <PageHeader title={t.title} subtitle={companyId ? t.clientSubtitle : t.staffSubtitle} />
      {companyId ? (
        <ChatFrame>
          <Conversation key={companyId} companyId={companyId} />
        </ChatFrame>
      ) : (
        <StaffConversations />
      )}
    </ChatPage>
  );
}

/** The conversations of all companies, one of them open. */
function StaffConversations() {
  const t = useTexts(supportTexts);
  const [params, setParams] = useSearchParams();
  const open = params.get('companyId') ?? '';
  const select = (companyId: string) => setParams(companyId ? { companyId } : {});
  return (
    <S.Body data-open={open !== '' || undefined}>
      <S.ListPart>
        <Conversations selected={open} onSelect={select} />
      </S.ListPart>
      <S.ThreadPart>
        {open === '' ? (
          <S.Nothing>
            <EmptyState icon={MessageCircle} title={t.choose} />
          </S.Nothing>
        ) : (
          <Conversation key={open} companyId={open} onBack={() => select('')} />
        )}
      </S.ThreadPart>
    </S.Body>
  );
}
