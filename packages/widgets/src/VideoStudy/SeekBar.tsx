import { useStore, useTexts, VisuallyHidden } from '@mingjian/ui';
import { clockText } from '../internal/media/mediaTime';
import { watchedSeconds } from './model/watchedRanges';
import type { Playback } from './playback';
import * as S from './VideoStudy.styles';
import { videoStudyTexts } from './VideoStudy.texts';

export interface SeekBarProps {
  playback: Playback;
  /** Duration in seconds; `null` disables the bar. */
  duration: number | null;
}

/**
 * Position, watched parts and time of a video. Renders a native range input over a track. It
 * renders with every position, so nothing else does.
 */
export function SeekBar({ playback, duration }: SeekBarProps) {
  const t = useTexts(videoStudyTexts);
  const currentTime = useStore(playback, (state) => state.currentTime);
  const watched = useStore(playback, (state) => state.watched);
  const end = duration ?? 0;
  const share = (seconds: number) =>
    `${end > 0 ? Math.min(100, Math.max(0, (seconds / end) * 100)) : 0}%`;
  const percent = end > 0 ? Math.min(100, Math.round((watchedSeconds(watched) / end) * 100)) : 0;
  const at = clockText(currentTime);
  const total = duration === null ? '–:––' : clockText(end);

  return (
    <>
      <S.Seek>
        <S.Track>
          {watched.map(([from, to]) => (
            <S.Watched
              key={from}
              style={{
                insetInlineStart: share(from),
                width: `calc(${share(to)} - ${share(from)})`,
              }}
            />
          ))}
        </S.Track>
        <S.Range
          type="range"
          min={0}
          max={Math.ceil(end)}
          step={1}
          disabled={duration === null}
          value={Math.floor(currentTime)}
          aria-label={t.position}
          aria-valuetext={t.positionOf(at, total)}
          onChange={(event) => playback.seek(event.target.valueAsNumber)}
        />
      </S.Seek>
      <S.Time>
        {at} / {total}
        <VisuallyHidden>{t.watched(percent)}</VisuallyHidden>
      </S.Time>
    </>
  );
}
