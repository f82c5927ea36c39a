import type { CSSProperties } from 'react';
import { marksWithin, shareOf, type SliderMark } from './model/sliderScale';
import * as S from './Slider.styles';

export interface SliderMarksProps {
  marks: readonly SliderMark[];
  min: number;
  max: number;
}

/** Named places below the track; the value itself is read aloud, so these are only for the eye. */
export function SliderMarks({ marks, min, max }: SliderMarksProps) {
  const end = (value: number) => {
    if (value === min) return 'start';
    return value === max ? 'end' : undefined;
  };
  return (
    <S.Marks aria-hidden>
      {marksWithin(marks, min, max).map(({ value, label }) => (
        <S.Mark
          key={value}
          data-end={end(value)}
          style={{ '--mj-slider-mark': shareOf(value, min, max) } as CSSProperties}
        >
          <bdi>{label}</bdi>
        </S.Mark>
      ))}
    </S.Marks>
  );
}
