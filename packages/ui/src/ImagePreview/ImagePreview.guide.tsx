import type { Guide, Say } from '../internal/guide';
import { Link } from '../Link/Link';
import { ImagePreview } from './ImagePreview';
import { documents } from './ImagePreview.fixtures';

const documentsOf = (say: Say) => {
  const names = [
    { alt: say('学位证书', 'Degree'), caption: say('管理学硕士 · 2016', 'Master, 2016') },
    { alt: say('离职证明', 'Certificate of employment'), caption: undefined },
    { alt: say('授权书，第 1 页', 'Consent, page 1'), caption: undefined },
  ];
  return names.map((name, index) => ({ ...documents[index]!, ...name }));
};

/** The guide of `ImagePreview`. */
export const imagePreviewGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于候选人材料：证书、证明信、需要仔细查看的截图。',
      'For documents of a candidate: certificates, letters, screenshots that need close reading.',
    ),
    say(
      '文件较大时设置 `thumbnail`：查看器按需加载原图。',
      'With `thumbnail` where the files are large: the viewer loads the full image on demand.',
    ),
    say(
      '由其他元素打开时单独使用 `ImageViewer`：表格的一行、报告中的链接。',
      '`ImageViewer` alone where another element opens it: a row of a table, a link in a report.',
    ),
  ],
  avoid: [
    say('人物头像：请用 `Avatar`。', 'For the picture of a person: use `Avatar`.'),
    say(
      '装饰性图片：用 `alt` 为空的 `<img>` 即可，无需查看器。',
      'For decorative images: an `<img>` with an empty `alt` needs no viewer.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '材料直接可见，点击一次即可放大。',
          'The documents are visible, and one press enlarges them.',
        ),
        example: <ImagePreview images={documentsOf(say)} />,
      },
      dont: {
        note: say(
          '文件名说明不了内容，每个文件都要先下载。',
          'A file name says nothing; each has to be downloaded first.',
        ),
        example: <Link href="#file">IMG_20261117_142003.jpg</Link>,
      },
    },
  ],
  anatomy: [
    {
      part: say('缩略图', 'Thumbnails'),
      is: say(
        '由按钮组成的 `<ul>`，每个按钮以其图片的 `alt` 命名',
        'a `<ul>` of buttons, each named by the `alt` of its image',
      ),
    },
    {
      part: say('查看器', 'Viewer'),
      is: say('覆盖整个窗口的 `role="dialog"`', 'a `role="dialog"` over the whole window'),
    },
    {
      part: say('横条', 'Bar'),
      is: say('位置、缩放、旋转、下载、关闭', 'position, zoom, rotation, download, close'),
    },
    {
      part: say('图片区', 'Stage'),
      is: say(
        '图片本身；滚轮和双指缩放，拖动平移，双击放大或适应窗口',
        'the image; wheel and pinch zoom, a drag pans, a double click enlarges or fits it',
      ),
    },
    { part: say('标题', 'Caption'), is: say('可选，位于图片下方', 'optional, below the image') },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say('在缩略图上：打开查看器。', 'On a thumbnail, opens the viewer.'),
    },
    {
      keys: '→, ←',
      does: say(
        '显示下一张或上一张图片；从右到左书写时方向相反。到首尾即停止。',
        'Shows the next or previous image; mirrored in right-to-left text. It stops at the ends.',
      ),
    },
    {
      keys: '+, -, 0',
      does: say(
        '放大、缩小图片，或使其适应窗口。',
        'Enlarges, shrinks, or fits the image to the window.',
      ),
    },
    {
      keys: say('↑, ↓, Shift+方向键', '↑, ↓, Shift+arrows'),
      does: say('平移放大后的图片。', 'Pans an enlarged image.'),
    },
    {
      keys: 'Tab',
      does: say(
        '在各工具间移动；焦点保持在查看器内。',
        'Moves through the tools; focus stays inside the viewer.',
      ),
    },
    {
      keys: 'Escape',
      does: say(
        '关闭查看器；焦点回到缩略图。',
        'Closes the viewer; focus returns to the thumbnail.',
      ),
    },
  ],
});
