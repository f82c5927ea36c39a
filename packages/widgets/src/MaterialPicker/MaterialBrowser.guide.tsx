import type { Guide } from '@mingjian/ui';
import { MaterialBrowser } from './MaterialBrowser';
import type { MaterialSource } from './materialSource';

/** Guide of `MaterialBrowser`. */
export const materialBrowserGuide: Guide = (say) => {
  const folders = [
    { id: '0', pId: null, folderName: say('未分组', 'Ungrouped'), orderNum: 0 },
    { id: '1', pId: null, folderName: say('企业标志', 'Logos'), orderNum: 1 },
  ];
  const readOnly: MaterialSource = { getFolders: async () => folders, getFiles: async () => [] };
  const editable: MaterialSource = {
    ...readOnly,
    upload: async (file) => ({ id: file.name, originalName: file.name, filePath: file.name }),
    saveFolder: async () => {},
    deleteFolder: async () => {},
  };
  const library = (source: MaterialSource) => [
    { key: 'own', label: say('素材库', 'Materials'), source },
  ];
  const style = { '--mj-material-height': '260px' } as object;

  return {
    use: [
      say(
        '整理一个或几个素材库：分组、上传、移动、删除图片。',
        'To keep one or several libraries of pictures in order: folders, uploads, moves and deletions.',
      ),
      say(
        '`source` 是一个库的服务器：一组函数。没有给出的操作不会出现；只有 `getFolders` 和 `getFiles` 的库是只读的。',
        '`source` is the server of a library, as functions. An action without its function is not offered; with `getFolders` and `getFiles` alone a library is read only.',
      ),
      say(
        '列表中的小图由 `resolveThumbnail` 给出地址，只请求看得见的图片。',
        '`resolveThumbnail` returns the addresses of small pictures, called for visible ones only.',
      ),
      say(
        '正在上传或上传失败时，`actionsRef` 的 `getProblem()` 返回不能继续的原因。',
        'While an upload is unfinished or has failed, `getProblem()` of `actionsRef` returns the reason.',
      ),
    ],
    avoid: [
      say(
        '在对话框中选择图片：用 `MaterialPicker`。',
        'To select pictures in a dialog: use `MaterialPicker`.',
      ),
      say(
        '几张图片的字段：用 `ImageUpload`。',
        'For a field of a few pictures: use `ImageUpload`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '无权修改的人看到只读的库。',
            'People who may not change a library see it read only.',
          ),
          example: <MaterialBrowser libraries={library(readOnly)} style={style} />,
        },
        dont: {
          note: say(
            '按钮都在，按下后才被服务器拒绝。',
            'All buttons are there, and the server refuses them when pressed.',
          ),
          example: <MaterialBrowser libraries={library(editable)} style={style} />,
        },
      },
    ],
    anatomy: [
      {
        part: say('分组', 'Folders'),
        is: say(
          '`Tree`，未分组在最前；图片可以拖到分组上',
          'a `Tree` with the ungrouped pictures first; pictures can be dropped on folders',
        ),
      },
      {
        part: say('图片', 'Pictures'),
        is: say(
          '`role="grid"`，只渲染可见的行；高度为 `--mj-material-height`',
          'a `role="grid"` of which the visible rows are rendered; its height is `--mj-material-height`',
        ),
      },
      {
        part: say('上传', 'Uploads'),
        is: say(
          '未完成的图片，可取消、重试或移除',
          'unfinished pictures, to cancel, send again or remove',
        ),
      },
    ],
    keyboard: [
      {
        keys: '←, →, ↑, ↓, Home, End, Page Up, Page Down',
        does: say(
          '在图片之间移动；加 Ctrl 的 Home 和 End 到第一张和最后一张。',
          'Move between pictures; Home and End with Ctrl go to the first and the last.',
        ),
      },
      { keys: 'Space', does: say('选择或取消选择图片。', 'Selects a picture, or no longer.') },
      {
        keys: 'Shift + ←, →, ↑, ↓',
        does: say('选择一段图片。', 'Selects a range.'),
      },
      { keys: 'Ctrl + A', does: say('选择全部图片。', 'Selects all pictures.') },
      { keys: 'Enter', does: say('查看图片。', 'Views the picture.') },
      { keys: 'Delete', does: say('删除所选图片。', 'Deletes the selected pictures.') },
      { keys: 'Ctrl + V', does: say('上传粘贴的图片。', 'Uploads pasted pictures.') },
    ],
  };
};
