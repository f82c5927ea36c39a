import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useStore } from '@mingjian/ui';
import { durationOf, isResumable } from './model/resume';
import type { StudyVideo } from './model/studyVideo';
import type { Playback } from './playback';
import type { StudyReports } from './useStudyReports';

/** A prompt to go on: from the saved position, or after a pause. */
export interface StudyPrompt {
  kind: 'resume' | 'paused';
  /** Position in seconds. */
  position: number;
}

export interface StudyPromptOptions {
  video: StudyVideo;
  playback: Playback;
  reports: StudyReports;
  rootRef: RefObject<HTMLElement | null>;
  /** Seconds between two reports while playing. */
  reportEvery: number;
  /** Seconds of a pause until the prompt, and between two prompts. */
  promptEvery: number;
}

export interface StudyPromptState {
  prompt: StudyPrompt | null;
  /** Moves to the position of the prompt and plays. */
  confirm(): void;
  /** Closes the prompt, which comes back while the pause timer runs. */
  dismiss(): void;
}

/**
 * The timer of a study: reports while playing, prompts while paused. The pause timer runs from a
 * pause or a dismissed prompt until the video plays or ends, or the reader turns to another part of
 * the page: a dialog would take the focus from it.
 */
export function useStudyPrompt({
  video,
  playback,
  reports,
  rootRef,
  reportEvery,
  promptEvery,
}: StudyPromptOptions): StudyPromptState {
  const [prompt, setPrompt] = useState<StudyPrompt | null>(null);
  const phase = useStore(playback, (state) => state.phase);
  const measured = useStore(playback, (state) => state.duration);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const [decided, setDecided] = useState<number | null>(null);
  const isPaused = phase === 'paused' || (phase === 'idle' && isDismissed);
  const isTimed = prompt === null && (phase !== 'idle' || isDismissed);

  const duration = durationOf(measured, video.duration);
  const saved = video.currentTime;
  if (decided !== saved && (saved === null || duration !== null)) {
    setDecided(saved);
    if (saved !== null && !reports.isOwn(saved) && isResumable(saved, duration))
      setPrompt({ kind: 'resume', position: saved });
  }

  useEffect(() => {
    if (prompt === null) return;
    playback.pause();
    // A dialog outside the element in full screen would be invisible.
    if (document.fullscreenElement) void document.exitFullscreen();
    if (prompt.kind === 'resume') playback.seek(prompt.position);
  }, [prompt, playback]);

  const tick = useEffectEvent(() => {
    if (phase === 'playing') return reports.report('interval');
    reports.retry();
    if (!isPaused || isElsewhere || document.visibilityState === 'hidden') return;
    setPrompt({ kind: 'paused', position: playback.get().currentTime });
  });
  const seconds = phase === 'playing' ? reportEvery : promptEvery;
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setInterval(() => tick(), seconds * 1000);
    return () => clearInterval(timer);
  }, [isTimed, seconds, phase, isElsewhere]);

  useEffect(() => {
    if (!isPaused || prompt !== null) return undefined;
    const follow = ({ target }: Event) => {
      // The key that closes the prompt arrives here after the prompt is closed.
      if (!(target instanceof Element) || target.closest('[role="alertdialog"]')) return;
      setIsElsewhere(rootRef.current?.contains(target) !== true);
    };
    document.addEventListener('pointerdown', follow);
    document.addEventListener('keydown', follow);
    return () => {
      document.removeEventListener('pointerdown', follow);
      document.removeEventListener('keydown', follow);
      setIsElsewhere(false);
    };
  }, [isPaused, prompt, rootRef]);

  return {
    prompt,
    confirm() {
      if (prompt?.kind === 'resume') playback.seek(prompt.position);
      setPrompt(null);
      setIsDismissed(false);
      playback.play();
    },
    dismiss() {
      setPrompt(null);
      setIsDismissed(true);
    },
  };
}
