import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isComposed } from '@mingjian/ui';
import type { SendReport } from './model/reportQueue';
import { playerAction, type PlayerAction } from './model/playerKeys';
import type { StudyVideo } from './model/studyVideo';
import { savedRanges } from './model/watchedRanges';
import { createPlayback } from './playback';
import { useCaptions, useFullScreen } from './usePlayerSwitches';
import { useStudyPrompt } from './useStudyPrompt';
import { useStudyReports } from './useStudyReports';
import { useVideoAddress, type ResolveUrl } from './useVideoAddress';

export interface StudyOptions {
  video: StudyVideo;
  onReport: SendReport;
  resolveUrl?: ResolveUrl | undefined;
  allowSeekAhead: boolean;
  reportEvery: number;
  promptEvery: number;
}

/** Seconds that the keys J and L move by. */
const STEP = 10;

/** State and actions of the study of one video, without markup. */
export function useStudy(options: StudyOptions) {
  const { video, onReport, resolveUrl, allowSeekAhead, reportEvery, promptEvery } = options;
  const rootRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [playback] = useState(() => createPlayback(savedRanges(video)));
  const reports = useStudyReports(video, playback, onReport);
  const address = useVideoAddress(video, resolveUrl, playback, videoRef);
  const fullScreen = useFullScreen(rootRef, videoRef);
  const captions = useCaptions(videoRef);

  const handleError = useEffectEvent(() => address.handleError());
  const canSeekAhead = useEffectEvent(() => allowSeekAhead);
  useEffect(() => {
    const detach = playback.attach(videoRef.current!, {
      onPause: () => reports.report('pause'),
      onEnd: () => reports.report('end'),
      onError: () => handleError(),
      canSeekAhead: () => canSeekAhead(),
    });
    return () => {
      detach();
      reports.report('leave');
    };
  }, [playback, reports]);

  const prompting = useStudyPrompt({
    video,
    playback,
    reports,
    rootRef,
    reportEvery,
    promptEvery,
  });

  useEffect(() => {
    const handleVisibility = () => document.visibilityState === 'hidden' && playback.pause();
    const handlePageHide = () => {
      playback.pause();
      reports.report('leave');
    };
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('online', reports.retry);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('online', reports.retry);
    };
  }, [playback, reports]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isComposed(event)) return;
    const control = event.target instanceof Element ? event.target.tagName : '';
    const action = playerAction(event.key, control);
    if (action === undefined) return;
    event.preventDefault();
    const { currentTime, isMuted } = playback.get();
    const actions: Record<PlayerAction, () => void> = {
      toggle: playback.toggle,
      back: () => playback.seek(currentTime - STEP),
      forward: () => playback.seek(currentTime + STEP),
      mute: () => playback.setMuted(!isMuted),
      fullScreen: fullScreen.toggle,
      captions: captions.toggle,
    };
    actions[action]();
  });
  useEffect(() => {
    const root = rootRef.current;
    const listener = (event: KeyboardEvent) => handleKey(event);
    root?.addEventListener('keydown', listener);
    return () => root?.removeEventListener('keydown', listener);
  }, []);

  return { rootRef, videoRef, playback, address, fullScreen, captions, prompting };
}
