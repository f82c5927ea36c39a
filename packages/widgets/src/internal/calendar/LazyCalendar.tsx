import { useTexts } from '@mingjian/ui';
import { lazyPart } from '../lazyPart/lazyPart';
import { calendarTexts } from './calendar.texts';
import * as S from './panel.styles';

/** The calendar, loaded when its field is hovered or focused. Without it a date can be typed. */
export const LazyCalendar = lazyPart(async () => (await import('./Calendar')).Calendar, {
  waiting: ({ months }) => <S.Waiting data-months={months} />,
  failed: () => <Failed />,
});

function Failed() {
  const t = useTexts(calendarTexts);
  return <S.Hint role="alert">{t.failed}</S.Hint>;
}
