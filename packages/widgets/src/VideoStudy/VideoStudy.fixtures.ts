import type { StudyVideo } from './model/studyVideo';
import lesson from './lesson.fixtures.webm?inline';

const cue = (from: string, to: string, text: string) => `00:00:${from} --> 00:00:${to}\n${text}`;
const captionsOf = (...cues: string[]) =>
  `data:text/vtt;charset=utf-8,${encodeURIComponent(['WEBVTT', ...cues].join('\n\n'))}`;

/**
 * A minute of video without sound, of one picture: a browser may paint the frame of a seek long
 * after it has ended, and no picture of a story tells when.
 */
export const study: StudyVideo = {
  id: 'video-1',
  src: lesson,
  currentTime: null,
  duration: 60,
  captions: [
    {
      srcLang: 'zh-CN',
      label: '中文',
      src: captionsOf(cue('00.000', '30.000', '先核对授权书，再开始核实。')),
    },
    {
      srcLang: 'en',
      label: 'English',
      src: captionsOf(cue('00.000', '30.000', 'Check the consent before you verify.')),
    },
  ],
};

/** An address that serves no video, as an expired one does. */
export const EXPIRED = 'data:video/webm;base64,AAAA';
