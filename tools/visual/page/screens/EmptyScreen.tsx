import { CircleCheck } from 'lucide-react';
import { EmptyState, useLocale, useTexts } from '@mingjian/ui';
import { useReview } from '../desk';
import * as S from './EmptyScreen.styles';
import { screenTexts } from './screens.texts';

/** Content of the page when nothing changed. */
export function EmptyScreen() {
  const t = useTexts(screenTexts);
  const { locale } = useLocale();
  const captures = useReview((review) => review.index.report.captures);
  return (
    <S.Root>
      <EmptyState
        icon={CircleCheck}
        title={t.emptyTitle}
        description={t.emptyWhy(new Intl.NumberFormat(locale).format(captures))}
      />
    </S.Root>
  );
}
