import { Button, type Guide } from '@mingjian/ui';
import type { MaterialSource } from './materialSource';
import { useMaterialPick, type MaterialPickOptions } from './useMaterialPick';

interface ExampleProps extends MaterialPickOptions {
  label: string;
}

function Example({ label, libraries, max, title }: ExampleProps) {
  const { pickImages, picker } = useMaterialPick({ libraries, max, title });
  return (
    <>
      <Button onClick={() => void pickImages()}>{label}</Button>
      {picker}
    </>
  );
}

/** Guide of `MaterialPicker`. */
export const materialPickerGuide: Guide = (say) => {
  const source: MaterialSource = { getFolders: async () => [], getFiles: async () => [] };
  const libraries = [
    { key: 'own', label: say('本公司素材', 'Own materials'), source },
    { key: 'shared', label: say('平台素材', 'Shared materials'), source },
  ];

  return {
    use: [
      say(
        '从素材库选择一张图片，`max` 大于 1 时选择几张。',
        'To select one picture of a library, or several where `max` is above 1.',
      ),
      say(
        '`useMaterialPick` 返回 `pickImages`，可直接交给 `RichText` 和 `ImageUpload`。',
        '`useMaterialPick` returns `pickImages`, which `RichText` and `ImageUpload` take as it is.',
      ),
      say(
        '所选图片在切换分组和素材库后保留；刚上传的图片自动选中。',
        'Pictures stay selected in other folders and libraries; uploaded ones become selected.',
      ),
    ],
    avoid: [
      say(
        '整理素材库的页面：用 `MaterialBrowser`。',
        'For a page that keeps libraries in order: use `MaterialBrowser`.',
      ),
      say('只上传，不重复使用：用 `ImageUpload`。', 'To upload without reuse: use `ImageUpload`.'),
    ],
    pairs: [
      {
        do: {
          note: say('标题说明图片的用途。', 'The title names what the picture is for.'),
          example: (
            <Example
              label={say('选择封面', 'Select cover')}
              title={say('选择文章封面', 'Select the cover of the article')}
              libraries={libraries}
            />
          ),
        },
        dont: {
          note: say('只用一张，却可以选择十张。', 'Ten can be selected, of which one is used.'),
          example: (
            <Example label={say('选择封面', 'Select cover')} libraries={libraries} max={10} />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('素材库', 'Libraries'),
        is: say('标签页；只有一个时不显示标签', 'tabs; one alone has none'),
      },
      { part: say('内容', 'Content'), is: say('`MaterialBrowser`', 'a `MaterialBrowser`') },
      {
        part: say('确定', 'Confirm'),
        is: say(
          '上传未完成或失败时拒绝，并列出这些图片',
          'refused while uploads are unfinished or have failed, which it names',
        ),
      },
    ],
    keyboard: [
      { keys: 'Escape', does: say('不选择，关闭。', 'Closes without a selection.') },
      {
        keys: 'Space, Shift + ←, →, ↑, ↓',
        does: say('与 `MaterialBrowser` 相同。', 'As in `MaterialBrowser`.'),
      },
    ],
  };
};
