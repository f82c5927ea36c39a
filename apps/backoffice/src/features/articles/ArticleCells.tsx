import type { Article } from '@mingjian/api';
import { Link, useTexts } from '@mingjian/ui';
import { Thumbnail } from '../../shared/files/Thumbnail';
import { articleTexts } from './article.texts';
import * as S from './ArticleCells.styles';
import { articlePath } from './articlePath';

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

/** The cover of an article as a small picture. */
export function CoverCell({ article: { coverUrl, title } }: CellProps) {
  const t = useTexts(articleTexts);
  return coverUrl ? <Thumbnail address={coverUrl} alt={t.coverOf(title)} /> : null;
}
