import { defineTexts } from '@mingjian/ui';

export const articleTexts = defineTexts('article', {
  zh: {
    coverOf: (title: string) => `${title}的封面`,
    failed: '文章加载失败',
    missing: '文章不存在或尚未发布',
    noId: '地址中没有文章编号',
    toList: '查看学习资料',
    mustLearn: '必修',
    draft: '未发布',
    study: (title: string) => `${title}：视频学习`,
    elsewhere: '视频在其他网站上：',
    openVideo: '在新窗口打开视频',
    empty: '本文没有正文',
    video: '视频',
    uploadedVideo: (extension: string) => `已上传的视频.${extension}`,
    videoNote: '上传 MP4 或 WebM 文件，或填写视频地址；其他网站的视频在新窗口打开',
    videoAddress: '视频地址',
  },
  en: {
    coverOf: (title) => `Cover of ${title}`,
    failed: 'The article could not be loaded',
    missing: 'The article does not exist or is not published',
    noId: 'The address names no article',
    toList: 'Learning material',
    mustLearn: 'Required',
    draft: 'Not published',
    study: (title) => `${title}: video`,
    elsewhere: 'The video is on another site:',
    openVideo: 'Open the video in a new window',
    empty: 'This article has no text',
    video: 'Video',
    uploadedVideo: (extension) => `Uploaded video.${extension}`,
    videoNote:
      'Upload an MP4 or WebM file, or enter an address. Videos on other sites open in a new window',
    videoAddress: 'Video address',
  },
});
