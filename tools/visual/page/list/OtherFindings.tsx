import { Bug, ClipboardCheck, EyeOff, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Icon, useLocale, useTexts } from '@mingjian/ui';
import { useDesk, useReview } from '../desk';
import type { Screen } from '../model/review';
import { Count } from '../row.styles';
import { listTexts } from './list.texts';
import * as S from './OtherFindings.styles';

const entries: { screen: Exclude<Screen, 'picture'>; icon: LucideIcon }[] = [
  { screen: 'broken', icon: Bug },
  { screen: 'missing', icon: TriangleAlert },
  { screen: 'masks', icon: EyeOff },
  { screen: 'summary', icon: ClipboardCheck },
];

/**
 * Navigation to the findings that are no pictures: broken stories, changes without effect, masks,
 * and the summary.
 */
export function OtherFindings() {
  const { review } = useDesk();
  const t = useTexts(listTexts);
  const { locale } = useLocale();
  const screen = useReview((current) => current.screen);
  const { changes, broken, missing, masks } = useReview((current) => current.index.report);
  const counts = {
    broken: broken.length,
    missing: missing.length,
    masks: masks.length,
    summary: null,
  };

  return (
    <S.Root aria-label={t.other}>
      {entries
        .filter((entry) => entry.screen !== 'summary' || changes.length > 0)
        .map((entry) => (
          <S.Entry
            key={entry.screen}
            type="button"
            aria-current={screen === entry.screen || undefined}
            onClick={() => review.set({ ...review.get(), screen: entry.screen })}
          >
            <Icon icon={entry.icon} />
            <span>{t[entry.screen]}</span>
            {counts[entry.screen] !== null && (
              <Count>{new Intl.NumberFormat(locale).format(counts[entry.screen] ?? 0)}</Count>
            )}
          </S.Entry>
        ))}
    </S.Root>
  );
}
