import { useState } from 'react';
import { Button, type Guide } from '@mingjian/ui';
import { CommandPalette } from './CommandPalette';
import type { PaletteItem } from './model/paletteItem';

interface ExampleProps {
  label: string;
  group: string;
  items: readonly PaletteItem[];
}

function Example({ label, group, items }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <CommandPalette
        open={isOpen}
        onClose={() => setOpen(false)}
        sources={[{ id: 'pages', label: group, items }]}
      />
    </>
  );
}

/** Guide of `CommandPalette`. */
export const commandPaletteGuide: Guide = (say) => {
  const onSelect = () => {};
  const orders = say('订单管理', 'Orders');
  const items = [
    { id: 'orders', label: orders, keys: ['ddgl'], hint: say('业务', 'Business'), onSelect },
    { id: 'menus', label: say('菜单管理', 'Menus'), keys: ['cdgl'], onSelect },
  ];
  const group = say('页面', 'Pages');
  return {
    use: [
      say(
        '页面、记录和操作很多的应用：按键打开，输入几个字母即到。',
        'In an application of many pages, records and actions: opened by keys, a few letters lead there.',
      ),
      say(
        '把拼音和首字母放进 `keys`；记录用 `search` 在服务器上查找。',
        'With pinyin and initials in `keys`; records are found on a server by `search`.',
      ),
      say('只提供此人可以打开的内容。', 'With what the person may open, and nothing else.'),
    ],
    avoid: [
      say('表单中的值：用 `Combobox`。', 'For a value of a form: use `Combobox`.'),
      say('一条记录的操作：用 `Menu`。', 'For actions of one record: use `Menu`.'),
    ],
    pairs: [
      {
        do: {
          note: say(
            '标签是页面的名称，分组写在后面。',
            'The label is the page’s name, its group a hint.',
          ),
          example: <Example label={say('搜索', 'Search')} group={group} items={items} />,
        },
        dont: {
          note: say('每个标签都以相同的词开头。', 'Every label starts with the same words.'),
          example: (
            <Example
              label={say('搜索', 'Search')}
              group={group}
              items={items.map((item) => ({
                ...item,
                label: say(`打开页面：${item.label}`, `Open the page: ${item.label}`),
              }))}
            />
          ),
        },
      },
    ],
    anatomy: [
      { part: say('输入框', 'Field'), is: say('始终有焦点', 'has focus throughout') },
      {
        part: say('分组', 'Groups'),
        is: say('最近使用、本地内容、查到的记录', 'recent choices, those at hand, those found'),
      },
      {
        part: say('前缀', 'Prefixes'),
        is: say('按下即缩小范围', 'narrow the groups, typed or pressed'),
      },
    ],
    keyboard: [
      {
        keys: 'ArrowDown',
        does: say('下一条，到末尾后回到第一条。', 'The next row, from the last to the first.'),
      },
      {
        keys: 'ArrowUp',
        does: say('上一条，到开头后回到最后一条。', 'The row before, from the first to the last.'),
      },
      { keys: 'PageDown', does: say('向下八条。', 'Eight rows down.') },
      { keys: 'PageUp', does: say('向上八条。', 'Eight rows up.') },
      { keys: 'Home', does: say('第一条。', 'The first row.') },
      { keys: 'End', does: say('最后一条。', 'The last row.') },
      {
        keys: 'Enter',
        does: say('选择当前条目；输入法组字期间除外。', 'Chooses the row, except while composing.'),
      },
      { keys: 'Escape', does: say('关闭，焦点回到原处。', 'Closes; focus returns.') },
    ],
  };
};
