import type { Guide } from '@mingjian/ui';
import type { UploadFile } from '../internal/upload/createUploads';
import { ImageUpload } from './ImageUpload';

const upload: UploadFile = async (file) => ({ path: `/images/${file.name}` });

/** Guide of `ImageUpload`. */
export const imageUploadGuide: Guide = (say) => ({
  use: [
    say(
      '上传一张图片，例如企业标志或头像；`multiple` 时最多五张，并可排序。',
      'To upload one picture, such as a logo or a portrait; with `multiple` at most five, in an order.',
    ),
    say(
      '值是存储路径：`path` 为一个路径，`array` 为列表，`comma` 为逗号相连的文字。含逗号的路径会被拒绝。',
      'The value has stored paths: `path` is one, `array` a list, `comma` one text with commas between them, which refuses a path with a comma.',
    ),
    say(
      '`crop` 让人在上传前选择保留的部分。裁剪后的图片不含拍摄地点等信息。',
      'With `crop`, the part to keep is chosen before the upload. A cropped picture has no metadata, such as the place where it was taken.',
    ),
    say(
      '`upload`、`resolveUrl` 和 `actionsRef` 与 `FileWidget` 相同。',
      '`upload`, `resolveUrl` and `actionsRef` are those of `FileWidget`.',
    ),
  ],
  avoid: [
    say('其他文件：用 `FileWidget`。', 'For other files: use `FileWidget`.'),
    say('只查看图片：用 `ImagePreview`。', 'To view pictures only: use `ImagePreview`.'),
  ],
  pairs: [
    {
      do: {
        note: say('需要一张图片时只有一个位置。', 'One picture has one place.'),
        example: (
          <ImageUpload label={say('企业标志', 'Logo')} upload={upload} crop={{ aspect: 1 }} />
        ),
      },
      dont: {
        note: say('允许五张，却只用第一张。', 'Five are taken, and only the first is used.'),
        example: <ImageUpload label={say('企业标志', 'Logo')} upload={upload} multiple />,
      },
    },
  ],
  anatomy: [
    {
      part: say('上传按钮', 'Upload button'),
      is: say(
        '打开系统的对话框；达到张数后隐藏',
        'opens the dialog of the system; hidden once there are as many pictures as can be',
      ),
    },
    {
      part: say('图片', 'Picture'),
      is: say(
        '按下后打开 `ImageViewer`；大小为 `--mj-image-upload-size`',
        'opens the `ImageViewer`; its size is `--mj-image-upload-size`',
      ),
    },
    {
      part: say('裁剪', 'Crop'),
      is: say(
        '框内是保留的部分，图片在其后移动',
        'the frame is the part to keep, behind which the picture moves',
      ),
    },
  ],
  keyboard: [
    { keys: 'Ctrl + V', does: say('上传粘贴的图片。', 'Uploads the pasted pictures.') },
    {
      keys: '←, →, ↑, ↓',
      does: say('裁剪时：移动图片。', 'While cropping: move the picture.'),
    },
    { keys: '+, -', does: say('裁剪时：缩放。', 'While cropping: zoom.') },
  ],
});
