import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary, ErrorState, LinkProvider, Skeleton, useTexts } from '@mingjian/ui';
import { newVersion } from './newVersion';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';
import { RouterLink } from './RouterLink';

/** Links, suspense and error boundary of every page. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary fallback={(error, retry) => <PageFailed error={error} onRetry={retry} />}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </ErrorBoundary>
    </LinkProvider>
  );
}

function PageLoading() {
  const t = useTexts(pagesTexts);
  return (
    <S.Loading role="status" aria-label={t.loading}>
      <Skeleton lines={6} />
    </S.Loading>
  );
}

/** The error of a page. A chunk that is gone after a release needs a reload instead of a retry. */
function PageFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useTexts(pagesTexts);
  const message = error instanceof Error ? error.message : String(error);
  const isReplaced = /dynamically imported module|Importing a module script|Loading chunk/i.test(
    message,
  );
  useEffect(() => {
    if (isReplaced && navigator.onLine) newVersion.report();
  }, [isReplaced]);

  const chunk = navigator.onLine
    ? { title: t.newVersionTitle, description: t.newVersion, retryLabel: t.reload }
    : { title: t.offlineTitle, description: t.offline, retryLabel: t.retry };
  return (
    <S.Middle>
      {isReplaced ? (
        <ErrorState
          level={1}
          title={chunk.title}
          description={chunk.description}
          onRetry={reload}
          retryLabel={chunk.retryLabel}
        />
      ) : (
        <ErrorState
          level={1}
          title={t.failedTitle}
          description={`${t.failed} (${message.slice(0, 200)})`}
          onRetry={onRetry}
        />
      )}
    </S.Middle>
  );
}

/** Offline, a reload would replace the whole workspace by the browser’s own page. */
const reload = () => {
  if (navigator.onLine) window.location.reload();
};
