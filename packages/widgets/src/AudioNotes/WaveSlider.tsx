import { useMemo, type KeyboardEvent, type PointerEvent } from 'react';
import { useStore, useTexts } from '@mingjian/ui';
import { clockText } from '../internal/media/mediaTime';
import type { AudioPlayback } from './audioPlayback';
import * as S from './AudioNotes.styles';
import { audioNotesTexts } from './AudioNotes.texts';
import { keyTarget } from './model/audioKeys';
import type { AudioMark } from './model/marks';
import { BARS, waveOutline } from './model/peaks';

/** Width of a bar, as a share of the distance of two. */
const BAR = 0.6;

export interface WaveSliderProps {
  playback: AudioPlayback;
  /** Empty without a waveform, which leaves a plain track. */
  peaks: readonly number[];
  marks: readonly AudioMark[];
}

/** Position in a recording, over its waveform. Renders a `slider`, and the time beside it. */
export function WaveSlider({ playback, peaks, marks }: WaveSliderProps) {
  const t = useTexts(audioNotesTexts);
  const currentTime = useStore(playback, (state) => state.currentTime);
  const duration = useStore(playback, (state) => state.duration);
  const end = duration ?? 0;
  const isOff = duration === null;
  const share = (seconds: number) =>
    `${end > 0 ? Math.min(100, Math.max(0, (seconds / end) * 100)) : 0}%`;
  const at = clockText(currentTime);
  const total = isOff ? '–:––' : clockText(end);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isOff) return;
    const target = keyTarget(event.key, currentTime, end);
    if (target === undefined) return;
    event.preventDefault();
    playback.seek(target);
  };
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) playback.seek(((event.clientX - left) / width) * end);
  };
  const handlePress = (event: PointerEvent<HTMLElement>) => {
    if (isOff || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    seekTo(event);
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture?.(event.pointerId)) seekTo(event);
  };

  return (
    <>
      <S.Slider
        role="slider"
        tabIndex={0}
        aria-label={t.position}
        aria-valuemin={0}
        aria-valuemax={Math.ceil(end)}
        aria-valuenow={Math.floor(currentTime)}
        aria-valuetext={t.positionOf(at, total)}
        aria-disabled={isOff || undefined}
        onKeyDown={handleKey}
        onPointerDown={handlePress}
        onPointerMove={handleMove}
      >
        <Wave peaks={peaks} played={share(currentTime)} />
        {marks.map(({ id, time }) => (
          <S.Flag key={id} style={{ left: share(time) }} />
        ))}
        <S.Head style={{ left: share(currentTime) }} />
      </S.Slider>
      {/* Made anew for each text: a changed one is not always drawn as a new one. */}
      <S.Time key={`${at}${total}`}>{`${at} / ${total}`}</S.Time>
    </>
  );
}

function Wave({ peaks, played }: { peaks: readonly number[]; played: string }) {
  const outline = useMemo(() => waveOutline(peaks), [peaks]);
  const clipPath = `inset(0 calc(100% - ${played}) 0 0)`;
  if (outline === '')
    return (
      <>
        <S.Track />
        <S.Track data-played style={{ clipPath }} />
      </>
    );
  const box = {
    viewBox: `0 0 ${Math.min(BARS, peaks.length)} 100`,
    preserveAspectRatio: 'none',
    strokeWidth: BAR,
    'aria-hidden': true,
  };
  return (
    <>
      <S.Wave {...box}>
        <path d={outline} />
      </S.Wave>
      <S.Wave {...box} data-played style={{ clipPath }}>
        <path d={outline} />
      </S.Wave>
    </>
  );
}
