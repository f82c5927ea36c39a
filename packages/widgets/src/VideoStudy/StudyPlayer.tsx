import {
  Alert,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Spinner,
  useStore,
  useTexts,
} from '@mingjian/ui';
import { VideoOff } from 'lucide-react';
import { clockText } from '../internal/media/mediaTime';
import { durationOf } from './model/resume';
import { PlayerControls } from './PlayerControls';
import { useStudy, type StudyOptions } from './useStudy';
import * as S from './VideoStudy.styles';
import { videoStudyTexts } from './VideoStudy.texts';

export interface StudyPlayerProps extends StudyOptions {
  rates: readonly number[];
  crossOrigin: 'anonymous' | 'use-credentials' | undefined;
}

/** The player of one video, with its prompt. Another video needs another player. */
export function StudyPlayer({ rates, crossOrigin, ...options }: StudyPlayerProps) {
  const { video } = options;
  const t = useTexts(videoStudyTexts);
  const { rootRef, videoRef, playback, address, fullScreen, captions, prompting } =
    useStudy(options);
  const measured = useStore(playback, (state) => state.duration);
  const isWaiting = useStore(playback, (state) => state.isWaiting);
  const duration = durationOf(measured, video.duration);
  const tracks = video.captions ?? [];
  const isReady = address.status === 'ready';
  const isBusy = address.status === 'loading' || (isReady && isWaiting);

  return (
    <S.Player ref={rootRef} data-full={fullScreen.isFull || undefined}>
      <S.Stage>
        <S.Video
          ref={videoRef}
          src={address.src ?? undefined}
          crossOrigin={crossOrigin}
          preload="metadata"
          playsInline
          data-covered={!isReady || undefined}
        >
          {tracks.map(({ src, srcLang, label }) => (
            <track key={src} kind="captions" src={src} srcLang={srcLang} label={label} />
          ))}
        </S.Video>
        {isBusy && (
          <S.Cover data-passive>
            <Spinner />
          </S.Cover>
        )}
        {address.status === 'none' && (
          <S.Cover>
            <EmptyState icon={VideoOff} title={t.none} />
          </S.Cover>
        )}
        {address.status === 'failed' && (
          <S.Cover>
            <ErrorState
              title={t.failed}
              description={t.failedText}
              retryLabel={t.retry}
              onRetry={address.retry}
            />
          </S.Cover>
        )}
      </S.Stage>
      {isReady && <PlayerNotice playback={playback} hasNoFullScreen={fullScreen.isUnsupported} />}
      {(isReady || isBusy) && (
        <PlayerControls
          playback={playback}
          duration={duration}
          tracks={tracks}
          captions={captions}
          fullScreen={fullScreen}
          rates={rates}
        />
      )}
      <PromptDialog {...prompting} duration={duration} />
    </S.Player>
  );
}

type Study = ReturnType<typeof useStudy>;

interface PlayerNoticeProps {
  playback: Study['playback'];
  hasNoFullScreen: boolean;
}

/** The reason why the player did not do what was asked of it. */
function PlayerNotice({ playback, hasNoFullScreen }: PlayerNoticeProps) {
  const t = useTexts(videoStudyTexts);
  const isBlocked = useStore(playback, (state) => state.isBlocked);
  const isSeekCut = useStore(playback, (state) => state.isSeekCut);
  const text =
    (isBlocked && t.blocked) || (isSeekCut && t.seekCut) || (hasNoFullScreen && t.noFullScreen);
  if (!text) return null;
  return (
    <S.Notice>
      <Alert tone={isBlocked ? 'info' : 'warning'}>{text}</Alert>
    </S.Notice>
  );
}

type PromptDialogProps = Study['prompting'] & { duration: number | null };

/** The prompt to go on, as an alert dialog with two answers. */
function PromptDialog({ prompt, confirm, dismiss, duration }: PromptDialogProps) {
  const t = useTexts(videoStudyTexts);
  if (prompt === null) return null;
  const at = clockText(prompt.position);
  const total = clockText(duration ?? 0);
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={prompt.kind === 'resume' ? t.resumeTitle : t.pausedTitle}
      onClose={dismiss}
      footer={
        <>
          <Button onClick={dismiss}>{t.later}</Button>
          <Button tone="primary" data-autofocus onClick={confirm}>
            {t.resume}
          </Button>
        </>
      }
    >
      {prompt.kind === 'resume' ? t.resumeText(at, total) : t.pausedText(at, total)}
    </Dialog>
  );
}
