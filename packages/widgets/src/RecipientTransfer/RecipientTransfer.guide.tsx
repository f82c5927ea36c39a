import { MultiSelect, type Guide } from '@mingjian/ui';
import type { Person } from './model/person';
import { RecipientTransfer } from './RecipientTransfer';

/** Guide of `RecipientTransfer`. */
export const recipientTransferGuide: Guide = (say) => {
  const people: Person[] = [
    { id: '1', realname: say('林晓', 'Lin Xiao'), phone: '13800138000', searchKeys: ['lx'] },
    { id: '2', realname: say('欧阳静怡', 'Ouyang Jingyi'), phone: '13800138001' },
    { id: '3', realname: say('王子墨', 'Wang Zimo'), phone: '13800138002' },
  ];
  const load = async () => people;
  const label = say('接收人', 'Recipients');
  return {
    use: [
      say(
        '从订单成员和所有人中选出若干人，并决定先后，例如通知的接收人。',
        'To select people from the members of an order and from everyone, in an order of their own, such as the recipients of a notice.',
      ),
      say(
        '两个页签共用一份选择；每人只出现一次。可容纳一万人。',
        'Both tabs share one selection, in which a person appears once. Ten thousand people are fine.',
      ),
      say(
        '来源可以自定：`sources={[{ key, label }]}`，`load` 收到所打开来源的 `key`；`renderPerson` 决定一行的内容，`disabledReason` 说明为何不能选。',
        'Sources can be your own: `sources={[{ key, label }]}`, of which `load` gets the `key`. `renderPerson` renders a row, `disabledReason` says why somebody cannot be selected.',
      ),
      say(
        '按姓名、手机或 `searchKeys`（如拼音、首字母）查找；全选只包括查到的人。',
        'People are found by name, phone or `searchKeys`, such as pinyin and initials. “Select all” means those found.',
      ),
      say(
        '以逗号连接的编号用 `recipientCodec` 读写；含逗号的编号会被拒绝。',
        'Comma-joined ids are read and written by `recipientCodec`, which refuses an id with a comma.',
      ),
    ],
    avoid: [
      say('几个选项：用 `CheckboxGroup`。', 'For a few options: use `CheckboxGroup`.'),
      say(
        '几十个选项且不分先后：用 `MultiSelect`。',
        'For dozens of options in no order: use `MultiSelect`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '人员按需加载，选择保留在右侧。',
            'People are loaded on demand, and the selection stays in sight.',
          ),
          example: <RecipientTransfer label={label} load={load} defaultValue={['2']} />,
        },
        dont: {
          note: say(
            '许多人放进下拉菜单：看不全已选的人，也排不了先后。',
            'Many people in a drop-down: the selection is cut off and has no order.',
          ),
          example: (
            <MultiSelect
              label={label}
              options={people.map(({ id, realname }) => ({ value: id, label: realname }))}
              defaultValue={['2']}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('页签', 'Tabs'),
        is: say('人员来源；打开时才加载', 'the sources of people; each loads when it is opened'),
      },
      {
        part: say('列表', 'List'),
        is: say(
          '可多选的 `role="listbox"`，只渲染可见行；高度为 `--mj-recipient-transfer-height`',
          'a `role="listbox"` with several values that renders visible rows only; its height is `--mj-recipient-transfer-height`',
        ),
      },
      {
        part: say('粘贴名单', 'Paste a list'),
        is: say(
          '按姓名、手机或编号匹配；没有匹配或有重名的留在文本框中',
          'matches names, phones or ids; entries without a match, or with several, stay in the text',
        ),
      },
    ],
    keyboard: [
      { keys: '↓, ↑, Page Down, Page Up', does: say('移动。', 'Move.') },
      { keys: 'Space', does: say('标记或取消标记。', 'Marks or unmarks.') },
      {
        keys: 'Shift + ↓, Shift + ↑, Shift + Space',
        does: say('标记一段。', 'Mark a range.'),
      },
      {
        keys: 'Ctrl + Shift + Home, Ctrl + Shift + End',
        does: say('标记到开头或末尾。', 'Mark to the start or end.'),
      },
      { keys: 'Ctrl + A', does: say('标记全部，再按取消。', 'Marks all, then none.') },
      {
        keys: 'Enter',
        does: say('添加或移除已标记的人。', 'Adds or removes the marked people.'),
      },
      {
        keys: 'Delete',
        does: say('在已选列表中：移除。', 'In the selection: removes.'),
      },
      {
        keys: 'Alt + ↑, Alt + ↓',
        does: say('在已选列表中：上移或下移。', 'In the selection: move up or down.'),
      },
    ],
  };
};
