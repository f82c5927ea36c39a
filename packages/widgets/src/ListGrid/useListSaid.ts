import { useEffect, useEffectEvent } from 'react';
import { type Announcements, useTexts, useFormatNumber } from '@mingjian/ui';
import { listGridTexts } from './ListGrid.texts';
import type { ListRows } from './useListRows';

/**
 * Announces each answer: how many rows there are, and which page is shown. What went wrong
 * announces itself.
 */
export function useListSaid<Row>(
  { answer, answered }: ListRows<Row>,
  announcements: Announcements,
): void {
  const t = useTexts(listGridTexts);
  const write = useFormatNumber();
  const say = useEffectEvent(() => {
    if (!answer || !answered) return;
    announcements.announce(
      answer.total === 0 ? t.nothing : t.found(write(answer.total), write(answered.page)),
    );
  });

  useEffect(() => {
    if (answered) say();
  }, [answered]);
}
