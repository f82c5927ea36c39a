import { useState } from 'react';
import { articleReaders, articles, toApiError, type Article } from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, Button, Link, Progress, Tag, useTexts } from '@mingjian/ui';
import { daysUntil } from '../../base/daysUntil';
import { useDateFormat } from '../../base/useDateFormat';
import { messages } from '../../shell';
import { articlePath } from './articlePath';
import { articleReaderTexts } from './articleReaders.texts';
import { AskAgainDialog } from './AskAgainDialog';
import * as S from './ReadersSummary.styles';

/** The number of people who have read an article, with actions for the others. */
export function ReadersSummary({ articleId }: { articleId: string }) {
  const t = useTexts(articleReaderTexts);
  const { data, error, mutate } = useCall(articles.getInfo, { id: articleId });
  if (error && !data)
    return (
      <Alert
        tone="danger"
        title={t.failed}
        action={
          <Button size="small" onClick={() => void mutate()}>
            {t.retry}
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  return data ? <Summary article={data} /> : null;
}

function Summary({ article }: { article: Article }) {
  const t = useTexts(articleReaderTexts);
  const [isAsking, setAsking] = useState(false);
  const { remind, isReminding } = useReminder(article.id);
  const { title, readerCount, readCount } = article;
  const [all, read] = [readerCount ?? 0, readCount ?? 0];
  return (
    <S.Root>
      <S.Facts>
        <Link href={articlePath(article.id)}>{title}</Link>
        <DeadlineTag article={article} />
      </S.Facts>
      <S.Progress>
        <Progress
          label={t.progress(title)}
          hideLabel
          value={read}
          max={Math.max(1, all)}
          valueText={t.summary(read, all)}
          tone={all > 0 && read === all ? 'success' : 'accent'}
        />
      </S.Progress>
      <S.Actions>
        <Button size="small" onClick={() => setAsking(true)}>
          {t.askAgain}
        </Button>
        <Button
          size="small"
          disabled={read >= all}
          loading={isReminding}
          onClick={() => void remind()}
        >
          {t.remind}
        </Button>
      </S.Actions>
      {isAsking && <AskAgainDialog article={article} onClose={() => setAsking(false)} />}
    </S.Root>
  );
}

function DeadlineTag({ article: { readDeadline } }: { article: Article }) {
  const t = useTexts(articleReaderTexts);
  const dates = useDateFormat();
  if (!readDeadline) return null;
  const isOver = daysUntil(readDeadline) < 0;
  const day = dates.day(readDeadline);
  return <Tag tone={isOver ? 'danger' : 'warning'}>{isOver ? t.overdue(day) : t.until(day)}</Tag>;
}

/** Returns a function that reminds those who have not read an article. */
function useReminder(id: string) {
  const t = useTexts(articleReaderTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const [isReminding, setReminding] = useState(false);
  const remind = async () => {
    setReminding(true);
    try {
      const { count } = await http.send(articles.remindReaders, { id });
      messages.show({ text: t.reminded(count), tone: count === 0 ? 'info' : 'success' });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
    }
    setReminding(false);
    await refresh(articleReaders);
  };
  return { remind, isReminding };
}
