import type { PreviewImage } from './previewImage';

/**
 * Returns a picture of a document as an inline SVG, so that nothing is fetched. Its text is Latin:
 * such an image gets no web font.
 */
function documentImage(title: string, width: number, height: number, hue: number): string {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const y = height * (0.42 + index * 0.085);
    return `<rect x="${width * 0.1}" y="${y}" width="${width * (index % 3 === 2 ? 0.45 : 0.8)}" height="${height * 0.025}" fill="hsl(${hue} 20% 70%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 94%)"/><rect x="${width * 0.1}" y="${height * 0.12}" width="${width * 0.12}" height="${width * 0.12}" fill="hsl(${hue} 50% 55%)"/><text x="50%" y="${height * 0.3}" font-size="${width * 0.07}" font-family="sans-serif" text-anchor="middle" fill="hsl(${hue} 50% 25%)">${title}</text>${lines.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Documents of a candidate. */
export const documents: PreviewImage[] = [
  {
    src: documentImage('Degree', 1200, 800, 210),
    alt: '学位证书',
    caption: '复旦大学 · 管理学硕士 · 2016',
    fileName: '学位证书.svg',
  },
  {
    src: documentImage('Reference', 800, 1130, 140),
    alt: '离职证明',
    caption: '上海明鉴人力资源信息技术服务有限公司华东分公司',
  },
  { src: documentImage('Consent', 800, 1130, 30), alt: '个人信息处理授权书，第 1 页' },
  {
    src: documentImage('Reference', 1200, 600, 280),
    alt: 'Reference letter',
    caption: 'Alexandra Whitfield, Hong Kong',
  },
  { src: documentImage('Card', 900, 500, 340), alt: '证明人名片' },
];

/** An image that never loads. */
export const broken: PreviewImage = {
  src: 'data:image/png;base64,broken',
  alt: '身份证正面',
  caption: '2026-11-17 14:20 上传',
};

/** An image whose address is still loading. */
export const awaited: PreviewImage = { src: undefined, alt: '社保缴纳记录' };

/** Returns the pages of a long contract. */
export function contractPages(count: number): PreviewImage[] {
  return Array.from({ length: count }, (_, index) => ({
    src: documentImage(`${index + 1}`, 600, 848, (index * 37) % 360),
    alt: `劳动合同第 ${index + 1} 页`,
  }));
}
