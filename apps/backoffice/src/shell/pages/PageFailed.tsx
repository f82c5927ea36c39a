import { ErrorState, useTexts } from '@mingjian/ui';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';

export interface PageFailedProps {
  error: unknown;
  onRetry(): void;
}

/**
 * What a tab shows when its page broke. A page whose program is gone after a release asks for a
 * reload.
 */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  const t = useTexts(pagesTexts);
  const message = error instanceof Error ? error.message : String(error);
  const isReplaced = /dynamically imported module|Importing a module script|Loading chunk/i.test(
    message,
  );

  return (
    <S.Middle>
      {isReplaced ? (
        <ErrorState
          title={t.newVersionTitle}
          description={t.newVersion}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <ErrorState
          title={t.failedTitle}
          description={`${t.failed} (${message.slice(0, 200)})`}
          onRetry={onRetry}
        />
      )}
    </S.Middle>
  );
}
