import type { articles, OutputOf } from '@mingjian/api';
import { Alert, Link, useLocale, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { articlePath } from './articlePath';
import * as S from './LearningListPage.styles';
import { learningTexts } from './learning.texts';

/** Most articles that are named. */
const NAMED = 5;

export interface WaitingArticlesProps {
  waiting: OutputOf<typeof articles.getWaiting>;
}

/** The articles that the reader must still read, above the learning material. */
export function WaitingArticles({ waiting }: WaitingArticlesProps) {
  const t = useTexts(learningTexts);
  const { language } = useLocale();
  const dates = useDateFormat();
  if (waiting.count === 0) return null;
  const isLate = waiting.articles.some(({ isOverdue }) => isOverdue);
  return (
    <Alert tone={isLate ? 'danger' : 'warning'} title={t.waiting(waiting.count)}>
      <S.Waiting>
        {waiting.articles.slice(0, NAMED).map(({ id, title, titleEn, readDeadline, isOverdue }) => {
          const day = dates.monthDay(readDeadline);
          return (
            <li key={id}>
              <Link href={articlePath(id)}>{(language === 'en' && titleEn) || title}</Link>
              <span>{isOverdue ? t.overdue(day) : t.readBy(day)}</span>
            </li>
          );
        })}
      </S.Waiting>
    </Alert>
  );
}
