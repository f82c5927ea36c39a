import { type Article } from '@mingjian/api';
import { Icon, Link, Progress, SkeletonBlock, Tag, useTexts, VisuallyHidden } from '@mingjian/ui';
import { BookOpen, Clock } from 'lucide-react';
import { daysUntil } from '../../base/daysUntil';
import { useDateFormat } from '../../base/useDateFormat';
import { StoredPicture } from '../../shared/files/StoredPicture';
import { articlePath } from './articlePath';
import * as S from './LearningListPage.styles';
import { learningTexts } from './learning.texts';

/** An article or a training video: its cover, what it is, and how far the reader has come. */
export function LearningCard({ article }: { article: Article }) {
  const t = useTexts(learningTexts);
  const dates = useDateFormat();
  const { id, title, coverUrl, categoryName, mustLearn, publishTime } = article;
  return (
    <S.Card>
      <S.Cover>
        {coverUrl ? (
          <StoredPicture address={coverUrl} alt="" loading="lazy" />
        ) : (
          <Icon icon={BookOpen} size={20} />
        )}
        <VideoLength article={article} />
      </S.Cover>
      <S.Body>
        <S.Title>
          <Link href={articlePath(id)}>{title}</Link>
        </S.Title>
        <Summary article={article} />
        <S.Facts>
          <ReadTag article={article} />
          {mustLearn === 1 && <Tag tone="warning">{t.mustLearn}</Tag>}
          <span>{categoryName}</span>
          {publishTime && <span>{dates.day(publishTime)}</span>}
        </S.Facts>
        <StudyProgress article={article} />
      </S.Body>
    </S.Card>
  );
}

/** Whether the reader must read the article, or has done so. */
function ReadTag({ article: { readState, readDeadline } }: { article: Article }) {
  const t = useTexts(learningTexts);
  const dates = useDateFormat();
  if (readState === 2) return <Tag tone="success">{t.read}</Tag>;
  if (readState !== 1 || !readDeadline) return null;
  const isOver = daysUntil(readDeadline) < 0;
  const day = dates.monthDay(readDeadline);
  return <Tag tone={isOver ? 'danger' : 'warning'}>{isOver ? t.overdue(day) : t.readBy(day)}</Tag>;
}

function VideoLength({ article: { videoUrl, duration } }: { article: Article }) {
  const t = useTexts(learningTexts);
  if (!videoUrl || !duration) return null;
  const text = duration < 60 ? t.seconds(duration) : t.minutes(Math.round(duration / 60));
  return (
    <S.Length>
      <Icon icon={Clock} />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t.length(text)}</VisuallyHidden>
    </S.Length>
  );
}

/** A summary that only repeats the title is no summary. */
function Summary({ article: { title, summary } }: { article: Article }) {
  const isRepeated = summary?.replace(/[。.]$/u, '') === title;
  return summary && !isRepeated ? <S.Summary>{summary}</S.Summary> : null;
}

function StudyProgress({ article }: { article: Article }) {
  const t = useTexts(learningTexts);
  const { title, currentTime, duration } = article;
  if (!currentTime || !duration) return null;
  const percent = Math.min(100, Math.round((currentTime / duration) * 100));
  return (
    <Progress
      label={t.studied(title)}
      hideLabel
      value={percent}
      valueText={t.percent(percent)}
      tone={percent === 100 ? 'success' : 'accent'}
    />
  );
}

/** The place of a card that is being loaded. */
export function LearningCardSkeleton() {
  return (
    <S.Card aria-hidden>
      <S.Cover />
      <S.Body>
        <SkeletonBlock width="70%" />
        <SkeletonBlock width="40%" />
      </S.Body>
    </S.Card>
  );
}
