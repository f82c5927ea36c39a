import type { ComponentPropsWithRef } from 'react';
import { EmptyState, SkeletonBlock, useTexts, VisuallyHidden } from '@mingjian/ui';
import { VideoOff } from 'lucide-react';
import type { SendReport } from './model/reportQueue';
import type { StudyVideo } from './model/studyVideo';
import { StudyPlayer } from './StudyPlayer';
import type { ResolveUrl } from './useVideoAddress';
import * as S from './VideoStudy.styles';
import { videoStudyTexts } from './VideoStudy.texts';

export interface VideoStudyProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the player: the title of the video. */
  label: string;
  /** The video with its saved position; `null` shows that there is none. */
  video: StudyVideo | null;
  /** Whether the video is being requested. @default false */
  loading?: boolean | undefined;
  /**
   * Called with the progress: every `reportEverySeconds` while playing, on a pause, at the end and
   * on leaving. A rejected promise is called again under the same `seq`, before the next report.
   */
  onReport: SendReport;
  /**
   * Requests the address of the video when it has none, and once more when it fails, since an
   * address may have expired. Playback goes on at the same position.
   */
  resolveUrl?: ResolveUrl | undefined;
  /** Whether parts that were not watched may be skipped. @default true */
  allowSeekAhead?: boolean | undefined;
  /** Seconds between two reports while playing. @default 5 */
  reportEverySeconds?: number | undefined;
  /** Seconds of a pause until the prompt to go on, and between two prompts. @default 6 */
  promptEverySeconds?: number | undefined;
  /** Playback rates to select from. @default 0.75, 1, 1.25, 1.5 and 2 */
  playbackRates?: readonly number[] | undefined;
  /** As of a `<video>`, for captions from another origin. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
}

const RATES = [0.75, 1, 1.25, 1.5, 2];

/**
 * A video to study: it reports the position and the watched parts, and prompts to go on. Renders a
 * `<section>` with a native `<video>` and controls.
 */
export function VideoStudy({
  label,
  video,
  loading = false,
  onReport,
  resolveUrl,
  allowSeekAhead = true,
  reportEverySeconds = 5,
  promptEverySeconds = 6,
  playbackRates = RATES,
  crossOrigin,
  ...rest
}: VideoStudyProps) {
  const t = useTexts(videoStudyTexts);
  const isMissing = video === null || (!video.src && resolveUrl === undefined);

  if (loading)
    return (
      <S.Root {...rest} aria-label={label} aria-busy>
        <S.Stage>
          <SkeletonBlock height="100%" />
          <VisuallyHidden>{t.loading}</VisuallyHidden>
        </S.Stage>
      </S.Root>
    );
  return (
    <S.Root {...rest} aria-label={label}>
      {isMissing ? (
        <S.Stage>
          <S.Cover>
            <EmptyState icon={VideoOff} title={t.none} />
          </S.Cover>
        </S.Stage>
      ) : (
        <StudyPlayer
          key={video.id}
          video={video}
          onReport={onReport}
          resolveUrl={resolveUrl}
          allowSeekAhead={allowSeekAhead}
          reportEvery={reportEverySeconds}
          promptEvery={promptEverySeconds}
          rates={playbackRates}
          crossOrigin={crossOrigin}
        />
      )}
    </S.Root>
  );
}
