import { beijingDay } from '@mingjian/api';
import { Button, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';
import type { PartState } from './usePart';

/** Whether a part is saved, in words: 已保存 10:32. */
export function SaveState({ state }: { state: PartState }) {
  const t = useTexts(studioTexts);
  const { short } = useDateFormat();
  const minute = useMinute();
  const { status, saveTime, save } = state;
  const savedAt = (time: string) =>
    time.startsWith(beijingDay(new Date(minute))) ? time.slice(11, 16) : short(time);
  if (status === 'conflict') return null;
  return (
    <S.Row role="status">
      <S.Note data-tone={status === 'failed' ? 'danger' : undefined}>
        {status === 'saved' && saveTime && t.saved(savedAt(saveTime))}
        {status === 'unsaved' && t.unsaved}
        {status === 'saving' && t.saving}
        {status === 'failed' && t.saveFailed}
      </S.Note>
      {status === 'failed' && (
        <Button size="small" onClick={save}>
          {t.retry}
        </Button>
      )}
    </S.Row>
  );
}
