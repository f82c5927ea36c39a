import { memo } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Icon, useLocale, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { useLooking, type MarkName } from '../desk';
import { marksOf, type PlacedMark } from '../model/marks';
import { boxStyle } from './boxStyle';
import * as S from './Marks.styles';
import { viewerTexts } from './viewer.texts';

/**
 * Selected overlays of the picture: each kind is a named list, so that screen readers can read it.
 */
export const Marks = memo(function Marks({ change }: { change: Change }) {
  const shown = useLooking((looking) => looking.marks);
  const t = useTexts(viewerTexts);
  const { locale } = useLocale();
  const names = (Object.keys(shown) as MarkName[]).filter((name) => shown[name]);
  const ratio = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

  return names.map((name) => (
    <S.MarkList key={name} aria-label={t[`${name}Marks`]}>
      {marksOf(change, name, {
        ratio: (value) => ratio.format(value),
        unknown: t.ratioUnknown,
        unnamed: t.unnamed,
      }).map((mark) => (
        <PlacedChip key={mark.key} name={name} mark={mark} />
      ))}
    </S.MarkList>
  ));
});

function PlacedChip({ name, mark }: { name: MarkName; mark: PlacedMark }) {
  return (
    <S.Mark data-kind={name} data-failing={mark.isFailing || undefined} style={boxStyle(mark.box)}>
      <S.Chip>
        {mark.isFailing && <Icon icon={TriangleAlert} />}
        {mark.text}
      </S.Chip>
    </S.Mark>
  );
}
