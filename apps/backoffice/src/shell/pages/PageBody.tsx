import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@mingjian/ui';
import { PageFailed } from './PageFailed';
import { PageLoading } from './PageLoading';

/**
 * What surrounds every page: a place while its program loads, and an explanation when it breaks.
 */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error, retry) => <PageFailed error={error} onRetry={retry} />}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
