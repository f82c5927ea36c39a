import type { Guide } from '@mingjian/ui';
import { FileWidget } from './FileWidget';
import type { UploadFile } from '../internal/upload/createUploads';

const upload: UploadFile = async (file) => ({ path: `/files/${file.name}` });

/** Guide of `FileWidget`. */
export const fileWidgetGuide: Guide = (say) => {
  const label = say('附件', 'Attachments');
  const contract = { name: say('合同.pdf', 'Contract.pdf'), url: '/files/contract.pdf' };
  return {
    use: [
      say(
        '上传、查看和删除一条记录的附件，例如订单规则或证明材料。',
        'To upload, view and delete the attachments of a record, such as the rules of an order or proofs.',
      ),
      say(
        '`upload` 对接服务器：按规格，`code` 为 0 或 `data.state` 为 `success` 都是成功，路径在 `data.path`。失败时抛出错误，其消息会显示。',
        '`upload` adapts the server: by the specification, `code` 0 or `data.state` `success` is a success, and the path is `data.path`. Throw an error otherwise; its message is shown.',
      ),
      say(
        '值只有已完成的文件。表单用 `actionsRef` 的 `getProblem()` 校验：有文件在上传或失败时不能保存。',
        'The value has finished files only. A form validates with `getProblem()` of `actionsRef`: it is not saved while files are on their way or have failed.',
      ),
      say(
        '`resolveUrl` 在每次预览或下载之前把存储路径变为地址；地址失效时会再次调用。',
        '`resolveUrl` turns a stored path into an address before each preview or download, and again when the address is refused.',
      ),
      say(
        '预览 PDF 需要 `pdfjs-dist` 的资源。把 `node_modules/pdfjs-dist` 中的 `cmaps`、`standard_fonts`、`wasm` 和 `legacy/build/pdf.worker.min.mjs` 放在站点的一个文件夹中，用 `pdfAssets` 指明。没有它们，未嵌入字体的中文 PDF 会提示缺少字符。',
        'PDF previews need assets of `pdfjs-dist`. Serve `cmaps`, `standard_fonts`, `wasm` and `legacy/build/pdf.worker.min.mjs` of `node_modules/pdfjs-dist` from one folder and name it with `pdfAssets`. Without them, a Chinese PDF whose fonts are not embedded reports missing characters.',
      ),
      say(
        'Office 文件用 `convert` 转换为 PDF、图片或纯文本后预览，转换在自己的服务器上进行。文件不会发给第三方。',
        'Office files are previewed once `convert` has made a PDF, an image or plain text of them, on a server of your own. No file is sent to a third party.',
      ),
    ],
    avoid: [say('只有图片：用 `ImageUpload`。', 'For pictures alone: use `ImageUpload`.')],
    pairs: [
      {
        do: {
          note: say('说明格式与大小，未完成的文件留在列表中。', 'Formats and sizes are stated.'),
          example: (
            <FileWidget
              label={label}
              upload={upload}
              defaultValue={JSON.stringify([contract])}
              extensions={['pdf', 'docx']}
            />
          ),
        },
        dont: {
          note: say('已完成的订单仍可改附件。', 'Attachments of a completed order can be changed.'),
          example: (
            <FileWidget
              label={label}
              upload={upload}
              valueFormat="array"
              defaultValue={[contract]}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('选择文件', 'Choose files'),
        is: say(
          '打开系统的对话框；周围可拖放，焦点在其中时可粘贴',
          'opens the dialog of the system; files can be dropped around it, and pasted while focus is in the widget',
        ),
      },
      {
        part: say('列表', 'List'),
        is: say(
          '已完成的文件在前，正在上传或失败的在后',
          'finished files first, then those on their way or failed',
        ),
      },
      {
        part: say('预览', 'Preview'),
        is: say(
          '图片、PDF、录音和文本；PDF 的页面随滚动显示',
          'images, PDF, recordings and texts; pages of a PDF are rendered as they come into view',
        ),
      },
    ],
    keyboard: [
      { keys: 'Ctrl + V', does: say('上传粘贴的文件。', 'Uploads the pasted files.') },
      { keys: 'Enter, Space', does: say('按下按钮。', 'Press a button.') },
      {
        keys: 'Escape',
        does: say('关闭预览，或取消删除。', 'Closes a preview, or cancels a deletion.'),
      },
    ],
  };
};
