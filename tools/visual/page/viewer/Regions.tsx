import { memo } from 'react';
import type { Region } from '../../report';
import { useLooking } from '../desk';
import { boxStyle } from './boxStyle';
import * as S from './Marks.styles';

/**
 * Rings around what differs, never smaller than the eye can find. Decoration: the count and the
 * keys say the same.
 */
export const Regions = memo(function Regions({ regions }: { regions: readonly Region[] }) {
  const selected = useLooking((looking) => looking.region);
  return (
    <S.Layer aria-hidden>
      {regions.map((region, at) => (
        <S.Ring
          key={`${region.x} ${region.y} ${region.width} ${region.height}`}
          data-selected={at === selected || undefined}
          style={boxStyle(region)}
        />
      ))}
    </S.Layer>
  );
});
