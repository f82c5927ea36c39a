import type { ReactNode } from 'react';
import { ErrorState, Spinner, useTexts } from '@mingjian/ui';
import { isFileRefusal } from '../../fileContent';
import { uploadTexts } from '../../internal/upload/upload.texts';
import { UnsafeAddressError } from '../../internal/upload/useAddress';
import { filePreviewTexts } from './preview.texts';
import * as S from './preview.styles';

export interface PreviewStateProps {
  error: Error | null;
  onRetry: () => void;
  /** The content. Without it the preview is loading. */
  children: ReactNode;
  /** @default the text "loading" */
  waitingText?: string | undefined;
}

/** A preview, or why it is not there yet or not at all. */
export function PreviewState({ error, onRetry, children, waitingText }: PreviewStateProps) {
  const t = useTexts(filePreviewTexts);
  const { unsafe } = useTexts(uploadTexts);
  if (error instanceof UnsafeAddressError) return <ErrorState title={unsafe} description="" />;
  if (isFileRefusal(error))
    return <ErrorState title={error.message || t.damaged} description={t.unsupportedHint} />;
  if (error) return <ErrorState title={t.failed} description={t.failedHint} onRetry={onRetry} />;
  if (children != null && children !== false) return children;
  return (
    <S.Waiting role="status">
      <Spinner decorative />
      {waitingText ?? t.loading}
    </S.Waiting>
  );
}
