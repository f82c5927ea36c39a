import { defineTexts, type FormatNumber } from '../texts/texts';

export const imagePreviewTexts = defineTexts('ImagePreview', {
  zh: {
    images: '图片',
    open: (alt: string) => `查看图片：${alt}`,
    viewer: '查看图片',
    position: (number: number, count: number, format: FormatNumber) =>
      `第 ${format(number)} 张，共 ${format(count)} 张`,
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适应窗口',
    rotate: '顺时针旋转',
    download: '下载图片',
    close: '关闭',
    previous: '上一张',
    next: '下一张',
    failed: '图片没有加载出来',
    failedHint: '请检查网络后重试。',
    retry: '重试',
  },
  en: {
    images: 'Images',
    open: (alt) => `View image: ${alt}`,
    viewer: 'Image viewer',
    position: (number, count, format) => `Image ${format(number)} of ${format(count)}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to window',
    rotate: 'Rotate clockwise',
    download: 'Download image',
    close: 'Close',
    previous: 'Previous image',
    next: 'Next image',
    failed: 'The image could not be loaded',
    failedHint: 'Check the connection and try again.',
    retry: 'Try again',
  },
});
