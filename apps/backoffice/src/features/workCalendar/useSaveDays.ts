import { calendar } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import type { GivenDay } from './model/holidayRows';
import { workCalendarTexts } from './workCalendar.texts';

/** Returns the function that saves several days together, and closes what asked for them. */
export function useSaveDays(onSaved: () => void) {
  const t = useTexts(workCalendarTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting, error } = useSubmit(calendar.saveDays);
  const save = async (days: readonly GivenDay[]) => {
    const outcome = await submit({ days: [...days] });
    if (!outcome.ok) return;
    const { changed, total } = outcome.data;
    messages.show({
      text: changed === 0 ? t.unchanged : t.saved(changed, total),
      tone: changed === 0 ? 'info' : 'success',
    });
    await refresh();
    onSaved();
  };
  return { save, isSubmitting, error };
}
