import { TextField, type Guide } from '@mingjian/ui';
import { Form } from './Form';
import type { FormField } from './formField';
import { useRecordForm } from './useRecordForm';

function Example({ fields }: { fields: readonly FormField[] }) {
  const values = Object.fromEntries(fields.map(({ field }) => [field, null]));
  return <Form form={useRecordForm({ fields, values, submit: async () => {} })} />;
}

const stack = { display: 'grid', gap: 8 };

/** Guide of `Form`. */
export const formGuide: Guide = (say) => ({
  use: [
    say(
      '新增、修改一条记录。字段用数据声明，同一份声明也用于对话框（`FormDialog`）和只读视图（`FormView`）。',
      'To add or change a record. Fields are declared as data, which also serve a dialog (`FormDialog`) and a view to read (`FormView`).',
    ),
    say(
      '`submit(values, { signal })` 返回拒绝的原因：字段的问题、一条消息或冲突。拒绝后内容全部保留。',
      '`submit(values, { signal })` returns why it refuses: problems of fields, a message or a conflict. A refusal keeps every value.',
    ),
    say(
      '按钮放入 `actions`，位于字段下方；表单之外的提交按钮写 `form={form.id}`。`children` 会取代全部字段。',
      'Buttons are `actions`, below the fields; one that submits from outside has `form={form.id}`. `children` replace all fields.',
    ),
    say(
      '字段的 `check(value)` 在提交前返回值的问题；空值和未修改的值（例如已隐藏的号码）不检查。',
      "A field's `check(value)` returns the problem of a value before it is submitted. Empty and unchanged values, such as masked numbers, are not checked.",
    ),
    say(
      '自定义控件（`custom`）的值可能尚未完成时，例如正在上传，把 `actionsRef` 交给它：`getProblem()` 返回原因时不保存。`ImageUpload`、`FileWidget` 和 `RichText` 直接接受它。',
      'A `custom` control whose value can be unfinished, such as during an upload, takes `actionsRef`: while its `getProblem()` returns a reason, nothing is saved. `ImageUpload`, `FileWidget` and `RichText` take it as it is.',
    ),
    say(
      '草稿需要一个存储：`@mingjian/widgets/FormDrafts` 加密保存在浏览器，或自己的 `DraftStore`。',
      'Drafts need a store: `@mingjian/widgets/FormDrafts` keeps them encrypted in the browser, or a `DraftStore` of your own.',
    ),
  ],
  avoid: [
    say('筛选列表：用 `ListFilter`。', 'To filter a list: use `ListFilter`.'),
    say(
      '只有一个字段、立即生效的设置：用 `Switch` 或 `Select`。',
      'For a setting of one field that applies at once: use `Switch` or `Select`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '依赖的字段在需要时才出现，已填写的内容保留。',
          'A dependent field appears when it is needed, and keeps what was typed.',
        ),
        example: (
          <Example
            fields={[
              { kind: 'switch', field: 'monthly', label: say('月结', 'Monthly billing') },
              {
                kind: 'number',
                field: 'days',
                label: say('账期', 'Days to pay'),
                shownFor: { field: 'monthly', value: 1 },
              },
            ]}
          />
        ),
      },
      dont: {
        note: say('让人填写不会使用的字段。', 'Fields that are asked for and never used.'),
        example: (
          <div style={stack}>
            <TextField
              label={say('账期（月结时填写）', 'Days to pay (if billed monthly)')}
              defaultValue=""
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('草稿', 'Draft'),
      is: say(
        '上次未保存的内容：时间、与现在不同的项；由人决定恢复还是删除',
        'what was not saved last time: its age and what differs now; a person restores or deletes it',
      ),
    },
    {
      part: say('问题', 'Problems'),
      is: say(
        '保存失败后获得焦点的摘要，逐项链接到字段；或一条消息；或冲突',
        'a summary that takes focus after a failed save, with a link to each field; or a message; or a conflict',
      ),
    },
    {
      part: say('字段', 'Fields'),
      is: say(
        '容器宽度足够时两列，按分组排列',
        'two columns where the container is wide enough, in sections',
      ),
    },
    {
      part: say('行', 'Rows'),
      is: say(
        '一组字段的列表，可增删、排序',
        'a list of groups of fields, to add, delete and order',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: say('在单行输入框中：保存。', 'In a single-line input: saves.'),
    },
    {
      keys: 'Alt + ↑, Alt + ↓',
      does: say('在行中：移动这一行。', 'In a row: moves the row.'),
    },
  ],
});
