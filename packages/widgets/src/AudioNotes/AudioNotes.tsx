import type { ComponentPropsWithRef } from 'react';
import {
  Alert,
  EmptyState,
  ErrorState,
  IconButton,
  Link,
  Spinner,
  useStore,
  useTexts,
  VisuallyHidden,
} from '@mingjian/ui';
import { AudioLines, Pause, Play } from 'lucide-react';
import * as S from './AudioNotes.styles';
import { audioNotesTexts } from './AudioNotes.texts';
import { MarkList } from './MarkList';
import { useAudioKeys, useAudioNotes, type AudioNotesOptions } from './useAudioNotes';
import { WaveSlider } from './WaveSlider';

export interface AudioNotesProps
  extends
    AudioNotesOptions,
    Omit<ComponentPropsWithRef<'section'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the player, such as whose recording it is. */
  label: string;
  /** Whether the marks are only read. @default false */
  readOnly?: boolean | undefined;
  /** Playback rates to select from. @default 0.75, 1, 1.25, 1.5 and 2 */
  playbackRates?: readonly number[] | undefined;
}

const RATES = [0.75, 1, 1.25, 1.5, 2];

/**
 * A recording with its waveform, and marks at moments of it. Renders a `<section>`. Another
 * recording needs another `key`. Without marks use `<audio controls>`.
 */
export function AudioNotes({
  label,
  readOnly = false,
  playbackRates = RATES,
  src,
  resolveUrl,
  peaks,
  decodeUpTo,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: AudioNotesProps) {
  const t = useTexts(audioNotesTexts);
  const { audioRef, state } = useAudioNotes({
    src,
    resolveUrl,
    peaks,
    decodeUpTo,
    value,
    defaultValue,
    onValueChange,
  });
  const { playback, address, failure } = state;
  const { rootRef, fieldRef } = useAudioKeys(playback);
  const isBlocked = useStore(playback, (one) => one.isBlocked);
  const isReady = address.status === 'ready';

  return (
    <S.Root {...rest} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Its marks are its text. */}
      <audio ref={audioRef} src={address.src ?? undefined} preload="metadata" />
      <S.Body ref={rootRef}>
        {isReady && isBlocked && <Alert>{t.blocked}</Alert>}
        {isReady && <AudioControls state={state} rates={playbackRates} />}
        {address.status === 'loading' && (
          <S.Controls aria-busy>
            <Spinner />
            <VisuallyHidden>{t.loading}</VisuallyHidden>
          </S.Controls>
        )}
        {address.status === 'none' && <EmptyState icon={AudioLines} title={t.none} />}
        {address.status === 'failed' && (
          <ErrorState
            title={t.failed}
            description={t[failure]}
            retryLabel={t.retry}
            onRetry={address.retry}
            action={
              failure === 'unsupported' &&
              address.src !== null && (
                <Link href={address.src} download>
                  {t.download}
                </Link>
              )
            }
          />
        )}
        {(isReady || state.marks.length > 0) && (
          <MarkList state={state} readOnly={readOnly || !isReady} fieldRef={fieldRef} />
        )}
      </S.Body>
    </S.Root>
  );
}

interface AudioControlsProps {
  state: ReturnType<typeof useAudioNotes>['state'];
  rates: readonly number[];
}

/** The controls of a recording: play, position and speed. */
function AudioControls({ state, rates }: AudioControlsProps) {
  const t = useTexts(audioNotesTexts);
  const { playback, peaks, marks } = state;
  const isPlaying = useStore(playback, (one) => one.isPlaying);
  const rate = useStore(playback, (one) => one.rate);

  return (
    <S.Controls>
      <IconButton
        tone="neutral"
        label={isPlaying ? t.pause : t.play}
        icon={isPlaying ? Pause : Play}
        onClick={playback.toggle}
      />
      <WaveSlider playback={playback} peaks={peaks} marks={marks} />
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
    </S.Controls>
  );
}
