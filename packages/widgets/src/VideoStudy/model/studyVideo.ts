/** A part of a video that was played, in seconds. */
export type WatchedRange = readonly [from: number, to: number];

/** Captions of a video, as a WebVTT file. */
export interface CaptionTrack {
  src: string;
  /** BCP 47 tag of the language, such as `zh-CN`. */
  srcLang: string;
  /** Name of the language in itself. */
  label: string;
}

/** A video to study, with what was saved about the reader's progress. */
export interface StudyVideo {
  /** Identity of the video. Another id starts another study. */
  id: string;
  /** Address of the video. Without one `resolveUrl` is requested. */
  src?: string | null | undefined;
  /** Saved study position, in seconds; `null` before the first study. */
  currentTime: number | null;
  /** Saved duration, in seconds; `null` until it is known. */
  duration: number | null;
  /** Parts that were watched before. @default the part before `currentTime` */
  watched?: readonly WatchedRange[] | undefined;
  captions?: readonly CaptionTrack[] | undefined;
}

/**
 * Event that a report is made of: the interval while playing, a pause, the end of the video, or
 * leaving the page or the component.
 */
export type ReportReason = 'interval' | 'pause' | 'end' | 'leave';

/** Progress of a study, complete in itself: the newest report replaces all older ones. */
export interface StudyReport {
  /** Id of the video. */
  id: string;
  /** Position in seconds. */
  currentTime: number;
  /** Duration in seconds; `null` while the browser does not know it. */
  duration: number | null;
  /** All parts watched so far, merged, in the order of time. */
  watched: readonly WatchedRange[];
  reason: ReportReason;
  /**
   * 1, 2, 3 … since the player was mounted. A failed report is sent again under its number, so the
   * number tells a repetition from a new report.
   */
  seq: number;
}
