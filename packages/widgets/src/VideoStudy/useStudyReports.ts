import { useEffect, useRef, useState } from 'react';
import { durationOf } from './model/resume';
import { createReportQueue, type SendReport } from './model/reportQueue';
import type { ReportReason, StudyVideo } from './model/studyVideo';
import type { Playback } from './playback';

export interface StudyReports {
  /** Reports the present state of the playback, unless nothing has changed since. */
  report(reason: ReportReason): void;
  /** Sends again what failed. */
  retry(): void;
  /** Whether this player has reported the position itself, in whole seconds. */
  isOwn(position: number | null): boolean;
}

/** Milliseconds are as exact as a browser is. */
const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Reports of one study, numbered and in order. */
export function useStudyReports(
  video: StudyVideo,
  playback: Playback,
  onReport: SendReport,
): StudyReports {
  const latest = useRef({ video, onReport });
  useEffect(() => {
    latest.current = { video, onReport };
  });

  const [reports] = useState(() => {
    const queue = createReportQueue((report, options) => latest.current.onReport(report, options));
    const positions = new Set<number>();
    let last: { currentTime: number; reason: ReportReason } | null = null;

    return {
      report(reason: ReportReason) {
        const { currentTime, duration, watched, phase } = playback.get();
        const isSame = last?.currentTime === currentTime;
        if (reason === 'interval' && isSame) return;
        const hasLeft = phase === 'idle' || (isSame && last?.reason === 'leave');
        if (reason === 'leave' && hasLeft) return;
        last = { currentTime, reason };
        positions.add(Math.floor(currentTime)).add(Math.ceil(currentTime));
        const keepalive = reason === 'leave' || document.visibilityState === 'hidden';
        queue.add(
          {
            id: latest.current.video.id,
            currentTime: rounded(currentTime),
            duration: durationOf(duration, latest.current.video.duration),
            watched: watched.map(([from, to]) => [rounded(from), rounded(to)] as const),
            reason,
          },
          { keepalive },
        );
      },
      retry: queue.retry,
      isOwn: (position: number | null) => position !== null && positions.has(Math.floor(position)),
    };
  });

  return reports;
}
