import { Lock, SearchX } from 'lucide-react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { useTexts } from '../texts/LocaleProvider';
import { dataStateTexts } from './DataState.texts';
import type { LoadState } from './loadState';

interface StateViewProps {
  state: LoadState;
}

/** The replacement of the content; nothing where the content is shown. */
export function Placeholder({ state }: StateViewProps) {
  const t = useTexts(dataStateTexts);
  switch (state.kind) {
    case 'empty':
      return (
        <EmptyState
          title={state.title ?? t.empty}
          description={state.description}
          action={state.action}
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          icon={SearchX}
          title={state.title ?? t.noMatch}
          description={state.description ?? t.noMatchHint}
          action={state.onClear && <Button onClick={state.onClear}>{t.clear}</Button>}
        />
      );
    case 'forbidden':
      return (
        <EmptyState
          icon={Lock}
          title={state.title ?? t.forbidden}
          description={state.description ?? t.forbiddenHint}
          action={state.action}
        />
      );
    case 'error':
      return (
        <ErrorState
          {...(state.title !== undefined && { title: state.title })}
          description={state.description}
          onRetry={state.onRetry}
          loading={state.retrying ?? false}
        />
      );
    default:
      return null;
  }
}

/** The notice above incomplete or outdated content; nothing in every other state. */
export function Notice({ state }: StateViewProps) {
  const t = useTexts(dataStateTexts);
  if (state.kind !== 'partial' && state.kind !== 'stale') return null;
  const isPartial = state.kind === 'partial';
  return (
    <Alert
      tone="warning"
      title={state.title ?? (isPartial ? t.partial : t.stale)}
      action={
        state.onRetry && (
          <Button size="small" loading={state.retrying ?? false} onClick={state.onRetry}>
            {isPartial ? t.retry : t.refresh}
          </Button>
        )
      }
    >
      {state.description ?? (isPartial ? t.partialHint : t.staleHint)}
    </Alert>
  );
}
