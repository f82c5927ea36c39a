import type { ApiError } from '@mingjian/api';
import { useTexts, type LoadState } from '@mingjian/ui';
import { codeMakerTexts } from './codeMaker.texts';

interface Loaded {
  data?: unknown;
  error?: ApiError | undefined;
  mutate(): unknown;
}

/** The state of a part that shows what a call responds. */
export function useLoadState({ data, error, mutate }: Loaded): LoadState {
  const t = useTexts(codeMakerTexts);
  if (data !== undefined) return { kind: 'ready' };
  if (error === undefined) return { kind: 'loading' };
  return {
    kind: 'error',
    title: t.failed,
    description: error.message,
    onRetry: () => void mutate(),
  };
}
