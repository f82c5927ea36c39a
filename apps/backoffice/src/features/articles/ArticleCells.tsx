import type { Article } from '@mingjian/api';
import { Link, useTexts } from '@mingjian/ui';
import { Thumbnail } from '../../shared/files/Thumbnail';
import { articleTexts } from './article.texts';
import * as S from './ArticleCells.styles';
import { articleListTexts } from './articleList.texts';
import { articlePath, readersPath } from './articlePath';

interface CellProps {
  article: Article;
}

/** The title of an article, which links to the page where it is read. */
export function TitleCell({ article }: CellProps) {
  return (
    <S.Title title={article.title}>
      <Link href={articlePath(article.id)}>{article.title}</Link>
    </S.Title>
  );
}

/** The number of people who have read an article, of those who must; it links to them. */
export function ReadersCell({ article: { id, title, readCount, readerCount } }: CellProps) {
  const t = useTexts(articleListTexts);
  if (readerCount === null || readCount === null || readerCount === 0) return null;
  return (
    <Link href={readersPath(id)} aria-label={t.readersOf(title, readCount, readerCount)}>
      {`${readCount} / ${readerCount}`}
    </Link>
  );
}

/** The cover of an article as a small picture. */
export function CoverCell({ article: { coverUrl, title } }: CellProps) {
  const t = useTexts(articleTexts);
  return coverUrl ? <Thumbnail address={coverUrl} alt={t.coverOf(title)} /> : null;
}
