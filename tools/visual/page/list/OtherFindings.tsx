import { Bug, ClipboardCheck, EyeOff, Grid3x3, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Icon, useLocale, useTexts } from '@mingjian/ui';
import { useDesk, useReview } from '../desk';
import { gapsOf } from '../model/coverage';
import type { Screen } from '../model/review';
import { Count } from '../row.styles';
import { listTexts } from './list.texts';
import * as S from './OtherFindings.styles';

const entries: { screen: Exclude<Screen, 'picture'>; icon: LucideIcon }[] = [
  { screen: 'broken', icon: Bug },
  { screen: 'missing', icon: TriangleAlert },
  { screen: 'masks', icon: EyeOff },
  { screen: 'coverage', icon: Grid3x3 },
  { screen: 'summary', icon: ClipboardCheck },
];

/**
 * Navigation to the findings that are no pictures: broken stories, changes without effect, masks,
 * coverage, and the summary.
 */
export function OtherFindings() {
  const { review } = useDesk();
  const t = useTexts(listTexts);
  const { locale } = useLocale();
  const screen = useReview((current) => current.screen);
  const { changes, broken, missing, masks, coverage } = useReview(
    (current) => current.index.report,
  );
  const counts = {
    broken: broken.length,
    missing: missing.length,
    masks: masks.length,
    coverage: gapsOf(coverage),
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
