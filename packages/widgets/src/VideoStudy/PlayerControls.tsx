import { IconButton, useStore, useTexts } from '@mingjian/ui';
import { Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { CaptionTrack } from './model/studyVideo';
import type { Playback } from './playback';
import { SeekBar } from './SeekBar';
import type { CaptionsState, FullScreenState } from './usePlayerSwitches';
import * as S from './VideoStudy.styles';
import { videoStudyTexts } from './VideoStudy.texts';

export interface PlayerControlsProps {
  playback: Playback;
  /** Duration in seconds, as far as it is known. */
  duration: number | null;
  tracks: readonly CaptionTrack[];
  captions: CaptionsState;
  fullScreen: FullScreenState;
  rates: readonly number[];
}

/** The controls below a video: play, position, captions, speed, sound and full screen. */
export function PlayerControls({
  playback,
  duration,
  tracks,
  captions,
  fullScreen,
  rates,
}: PlayerControlsProps) {
  const t = useTexts(videoStudyTexts);
  const isPlaying = useStore(playback, ({ phase }) => phase === 'playing');
  const rate = useStore(playback, (state) => state.rate);
  const isMuted = useStore(playback, (state) => state.isMuted);

  return (
    <S.Controls>
      <IconButton
        label={isPlaying ? t.pause : t.play}
        icon={isPlaying ? Pause : Play}
        onClick={playback.toggle}
      />
      <SeekBar playback={playback} duration={duration} />
      <S.Push />
      {tracks.length > 0 && (
        <S.Select
          aria-label={t.captions}
          value={captions.shown}
          onChange={(event) => captions.show(Number(event.target.value))}
        >
          <option value={-1}>{t.noCaptions}</option>
          {tracks.map(({ src, label }, index) => (
            <option key={src} value={index}>
              {label}
            </option>
          ))}
        </S.Select>
      )}
      <S.Select
        aria-label={t.rate}
        value={rate}
        onChange={(event) => playback.setRate(Number(event.target.value))}
      >
        {rates.map((one) => (
          <option key={one} value={one}>
            {t.rateOf(one)}
          </option>
        ))}
      </S.Select>
      <IconButton
        label={t.mute}
        aria-pressed={isMuted}
        icon={isMuted ? VolumeX : Volume2}
        onClick={() => playback.setMuted(!isMuted)}
      />
      <IconButton
        label={fullScreen.isFull ? t.leaveFull : t.enterFull}
        icon={fullScreen.isFull ? Minimize : Maximize}
        onClick={fullScreen.toggle}
      />
    </S.Controls>
  );
}
