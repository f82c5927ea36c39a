export { VideoStudy, type VideoStudyProps } from './VideoStudy';
export { videoStudyTexts } from './VideoStudy.texts';
export type { ReportOptions, SendReport } from './model/reportQueue';
export type {
  CaptionTrack,
  ReportReason,
  StudyReport,
  StudyVideo,
  WatchedRange,
} from './model/studyVideo';
export { mergeRanges, watchedSeconds } from './model/watchedRanges';
export type { ResolveUrl } from './useVideoAddress';
