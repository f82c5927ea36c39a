import { useState } from 'react';
import { articles, toApiError, type Article } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, Button, useTexts } from '@mingjian/ui';
import { daysUntil } from '../../base/daysUntil';
import { useDateFormat } from '../../base/useDateFormat';
import { messages } from '../../shell';
import { articleTexts } from './article.texts';
import * as S from './ArticlePage.styles';

/** Says above an article that the reader must read it. */
export function ReadRequest({ article: { readState, readDeadline } }: { article: Article }) {
  const t = useTexts(articleTexts);
  const dates = useDateFormat();
  if (readState !== 1 || !readDeadline) return null;
  const isOver = daysUntil(readDeadline) < 0;
  const day = dates.day(readDeadline);
  return (
    <Alert tone={isOver ? 'danger' : 'warning'} title={isOver ? t.overdue(day) : t.readBy(day)}>
      {t.readNote}
    </Alert>
  );
}

export interface ReadConfirmationProps {
  article: Article;
  /** Called with the article once it is confirmed. */
  onConfirmed(article: Article): void;
  /** Loads the article as it is now. */
  onReload(): void;
}

/** The end of a must-read article: the button that confirms it, or when that happened. */
export function ReadConfirmation({ article, onConfirmed, onReload }: ReadConfirmationProps) {
  const t = useTexts(articleTexts);
  const dates = useDateFormat();
  const http = useHttp();
  const refresh = useRefresh();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, version, readState, readTime } = article;
  if (readState === 0) return null;
  if (readState === 2)
    return (
      <Alert tone="success">{readTime ? t.confirmedAt(dates.time(readTime)) : t.confirmed}</Alert>
    );
  const confirm = async () => {
    setSending(true);
    setProblem(null);
    try {
      onConfirmed(await http.send(articles.confirmRead, { id, version }));
      messages.show({ text: t.confirmed, tone: 'success' });
      await refresh(articles.getList, articles.getWaiting);
    } catch (error) {
      setProblem(toApiError(error).message);
    }
    setSending(false);
  };
  return (
    <S.Confirmation>
      {problem !== null && (
        <Alert
          tone="danger"
          action={
            <Button size="small" onClick={onReload}>
              {t.reload}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      <Button tone="primary" loading={isSending} onClick={() => void confirm()}>
        {t.confirm}
      </Button>
    </S.Confirmation>
  );
}
