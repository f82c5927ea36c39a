import type { Guide } from '@mingjian/ui';
import { TextArea } from '@mingjian/ui';
import { surveyGroups } from './ItemEditor.fixtures';
import { ItemEditor } from './ItemEditor';

/** Guide of `ItemEditor`. */
export const itemEditorGuide: Guide = (say) => ({
  use: [
    say(
      '用于编辑产品的核查项：分组、名称、类型和顺序。',
      'For the survey items of a product: groups, names, types and order.',
    ),
    say(
      '答案按 `key` 存储。移动核查项不改变 `key`，只改变 `orderNum`。',
      'Answers are stored by `key`. Moving an item changes its `orderNum`, never its `key`.',
    ),
    say(
      '保存前用 `areValidItems` 检查；错误显示在各个字段旁。',
      'Check with `areValidItems` before saving; each error stands at its field.',
    ),
  ],
  avoid: [
    say('地区的列表：用 `RegionRows`。', 'For rows of regions: use `RegionRows`.'),
    say('只读的数据：用 `Table`。', 'For values that are only read: use `Table`.'),
  ],
  pairs: [
    {
      do: {
        note: say('一项一行，中英文并列。', 'One item a row, both languages side by side.'),
        example: (
          <ItemEditor label={say('核查项', 'Survey items')} defaultValue={surveyGroups.slice(1)} />
        ),
      },
      dont: {
        note: say('JSON 文本，一个逗号就会出错。', 'JSON text, which one comma breaks.'),
        example: (
          <TextArea
            label={say('核查项（JSON）', 'Survey items (JSON)')}
            defaultValue='[{"table":"工作履历"}]'
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('分组', 'Group'),
      is: say('可折叠；只渲染展开的分组', 'collapsible; only open groups are rendered'),
    },
    {
      part: say('核查项', 'Item'),
      is: say('只有“选择”类型有字典', 'only the type “select” has a dictionary'),
    },
    {
      part: say('警告', 'Warning'),
      is: say('标题含有不应询问的内容时给出原因', 'the reason why a title must not be asked'),
    },
    {
      part: say('差异', 'Differences'),
      is: say('与 `published` 的版本相比', 'compared with the version of `published`'),
    },
  ],
  keyboard: [
    { keys: 'Ctrl + Z', does: say('撤销上一次修改。', 'Undoes the last change.') },
    {
      keys: 'Alt + ↑, Alt + ↓',
      does: say(
        '移动焦点所在的核查项，焦点随之移动。',
        'Move the item that has focus, with the focus.',
      ),
    },
    { keys: 'Tab', does: say('在字段和按钮之间移动。', 'Moves through fields and buttons.') },
  ],
});
