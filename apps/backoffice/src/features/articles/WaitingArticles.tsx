import { articles } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Alert, Link, useLocale, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { articlePath } from './articlePath';
import * as S from './LearningListPage.styles';
import { learningTexts } from './learning.texts';

/** Most articles that are named. */
const NAMED = 5;

/** The articles that the reader must still read, above the learning material. */
export function WaitingArticles() {
  const t = useTexts(learningTexts);
  const { language } = useLocale();
  const dates = useDateFormat();
  const { data } = useCall(articles.getWaiting, {});
  if (!data || data.count === 0) return null;
  const isLate = data.articles.some(({ isOverdue }) => isOverdue);
  return (
    <Alert tone={isLate ? 'danger' : 'warning'} title={t.waiting(data.count)}>
      <S.Waiting>
        {data.articles.slice(0, NAMED).map(({ id, title, titleEn, readDeadline, isOverdue }) => {
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
