import { articles, toApiError, type Article } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import {
  Link,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  SkeletonBlock,
  Tag,
  Text,
  useLatestResponse,
  useTexts,
} from '@mingjian/ui';
import { RichTextView } from '@mingjian/widgets/RichTextView';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { useDateFormat } from '../../base/useDateFormat';
import { useTabTitle } from '../../shell';
import { articleTexts } from './article.texts';
import { ReadConfirmation, ReadRequest } from './ReadConfirmation';
import * as S from './ArticlePage.styles';

const ArticleVideo = lazy(async () => ({
  default: (await import('./ArticleVideo')).ArticleVideo,
}));

/** The page where an article is read and its video studied. Its id is the query `articleId`. */
export function ArticlePage() {
  const t = useTexts(articleTexts);
  const http = useHttp();
  const [params] = useSearchParams();
  const id = params.get('articleId');
  // Not `useCall`: a revalidation would bring other addresses, and load a running video again.
  const response = useLatestResponse(id, async ({ signal }) =>
    http.send(articles.getInfo, { id: id! }, { signal }),
  );
  const { data: article } = response;
  useTabTitle(article?.title);

  if (!id) return <MissingArticle reason={t.noId} />;
  if (response.error && !article) {
    const { kind, message } = toApiError(response.error);
    return kind === 'missing' ? (
      <MissingArticle reason={message} />
    ) : (
      <ErrorState level={1} title={t.failed} description={message} onRetry={response.retry} />
    );
  }
  return (
    <Page aria-busy={!article}>
      {article ? (
        <ArticleView key={article.id} article={article} onReload={response.retry} />
      ) : (
        <ArticleSkeleton />
      )}
    </Page>
  );
}

function ArticleView({ article, onReload }: { article: Article; onReload(): void }) {
  const t = useTexts(articleTexts);
  const [confirmed, setConfirmed] = useState<Article | null>(null);
  const read = confirmed?.version === article.version ? confirmed : article;
  const { content, summary, videoUrl } = article;
  return (
    <S.Article>
      <ReadRequest article={read} />
      <ArticleHead article={article} />
      {videoUrl && (
        <Suspense fallback={<SkeletonBlock height="20em" />}>
          <ArticleVideo article={article} />
        </Suspense>
      )}
      <Card>
        {summary && <S.Summary>{summary}</S.Summary>}
        {content ? (
          <RichTextView value={content} />
        ) : (
          !summary && <Text tone="muted">{t.empty}</Text>
        )}
      </Card>
      <ReadConfirmation article={read} onConfirmed={setConfirmed} onReload={onReload} />
    </S.Article>
  );
}

function ArticleHead({ article }: { article: Article }) {
  const t = useTexts(articleTexts);
  const dates = useDateFormat();
  const { categoryName, author, publishTime, mustLearn, status } = article;
  const facts = [categoryName, author, publishTime && dates.time(publishTime)];
  return (
    <S.Head>
      <Heading level={1}>{article.title}</Heading>
      <S.Facts>
        {mustLearn === 1 && <Tag tone="warning">{t.mustLearn}</Tag>}
        {status === 0 && <Tag>{t.draft}</Tag>}
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </S.Facts>
    </S.Head>
  );
}

function ArticleSkeleton() {
  return (
    <S.Article>
      <SkeletonBlock width="14em" />
      <SkeletonBlock height="20em" />
    </S.Article>
  );
}

/** The page of an article that does not exist, or is not published. */
function MissingArticle({ reason }: { reason: string }) {
  const t = useTexts(articleTexts);
  return (
    <EmptyState
      level={1}
      icon={SearchX}
      title={t.missing}
      description={reason}
      action={<Link href="/learning/learningList">{t.toList}</Link>}
    />
  );
}
