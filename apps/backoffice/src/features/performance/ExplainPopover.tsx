import type { OrderKpi } from '@mingjian/api';
import { IconButton, Popover, useFormatNumber, useLocale, useTexts } from '@mingjian/ui';
import { Calculator } from 'lucide-react';
import * as S from './Performance.styles';
import { performanceTexts } from './performance.texts';

/** The calculation of a score, number by number. */
export function ExplainPopover({ row }: { row: OrderKpi }) {
  const t = useTexts(performanceTexts);
  const { language } = useLocale();
  const format = useFormatNumber();
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${format(Math.abs(points))}`;
  return (
    <Popover
      label={t.explainOf(row.itemName)}
      placement="bottom-end"
      trigger={<IconButton size="small" icon={Calculator} label={t.explainOf(row.itemName)} />}
    >
      <S.Parts>
        {row.parts.map(({ text, textEn, points }, index) => (
          <li key={index}>
            <span>{language === 'en' ? textEn : text}</span>
            <span>{signed(points)}</span>
          </li>
        ))}
        <li data-sum>
          <span>{t.computed}</span>
          <span>{format(row.computed)}</span>
        </li>
      </S.Parts>
    </Popover>
  );
}
