import { Button, type Guide } from '@mingjian/ui';

const row = { display: 'flex', gap: 8 };

/** Guide of `FormDialog`. */
export const formDialogGuide: Guide = (say) => ({
  use: [
    say(
      '在列表之上新增或修改一条记录，保存后回到列表。',
      'To add or change a record above its list, and return to the list after saving.',
    ),
    say(
      '挂载即打开。`shape="drawer"` 在页面边缘打开，列表仍可看见。',
      'Mounting opens it. `shape="drawer"` opens it at the edge of the page, beside the list.',
    ),
  ],
  avoid: [
    say(
      '字段超过两屏，或需要对照其他内容：用页面上的 `Form`。',
      'For more than two screens of fields, or beside other content: use `Form` on a page.',
    ),
    say('是非问题：用 `ConfirmDialog`。', 'For a yes-or-no question: use `ConfirmDialog`.'),
  ],
  pairs: [
    {
      do: {
        note: say('按钮说出所做的事。', 'The button says what it does.'),
        example: (
          <div style={row}>
            <Button>{say('取消', 'Cancel')}</Button>
            <Button tone="primary">{say('保存', 'Save')}</Button>
          </div>
        ),
      },
      dont: {
        note: say('“确定”不说明会保存。', '“OK” does not say that it saves.'),
        example: (
          <div style={row}>
            <Button>{say('取消', 'Cancel')}</Button>
            <Button tone="primary">{say('确定', 'OK')}</Button>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标题', 'Title'),
      is: say('所做的事和记录的名称', 'the task and the name of the record'),
    },
    {
      part: say('表单', 'Form'),
      is: say('与 `Form` 相同，内容滚动', 'as in `Form`; it scrolls'),
    },
    {
      part: say('底部', 'Foot'),
      is: say(
        '取消、保存，以及可选的第二个保存按钮；始终可见',
        'cancel, save and optionally a second save; always visible',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: say(
        '关闭；有未保存的内容时先询问。保存中：不再等待。',
        'Closes; asks first when something is not saved. While saving: stops waiting.',
      ),
    },
    { keys: 'Enter', does: say('在单行输入框中：保存。', 'In a single-line input: saves.') },
  ],
});
