import { EmptyState, ErrorState, SkeletonBlock, useTexts } from '@mingjian/ui';
import * as S from './Chart.styles';
import { chartTexts } from './Chart.texts';

export interface ChartStateProps {
  loading: boolean;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  height: number;
}

const SHARES = [0.4, 0.65, 0.5, 0.8, 0.6, 0.9, 0.7, 0.55];

/** The state of a chart without a drawing, as high as one: loading, failed or empty. */
export function ChartState({ loading, error, onRetry, height }: ChartStateProps) {
  const t = useTexts(chartTexts);
  if (loading)
    return (
      <>
        <S.Hidden role="status">{t.loading}</S.Hidden>
        <S.Skeleton>
          {SHARES.map((share) => (
            <SkeletonBlock key={share} height={Math.round(share * (height - 28))} />
          ))}
        </S.Skeleton>
      </>
    );
  return (
    <S.Pane data-centred>
      {error === undefined ? (
        <EmptyState title={t.empty} />
      ) : (
        <ErrorState title={t.failed} description={error} onRetry={onRetry} />
      )}
    </S.Pane>
  );
}
