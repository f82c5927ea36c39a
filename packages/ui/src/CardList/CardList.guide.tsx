import type { Guide } from '../internal/guide';
import { Button } from '../Button/Button';
import { CardList } from './CardList';

/** The guide of `CardList`. */
export const cardListGuide: Guide = (say) => {
  const card = {
    key: 'a',
    title: say('上海明鉴', 'Shanghai Mingjian'),
    content: say('在途订单 12', '12 open orders'),
  };
  return {
    group: 'Data display',
    use: [
      say(
        '用于靠辨认而非对比来查找的内容：客户公司、报告模板、图片。',
        'For items that are recognised rather than compared: client companies, report templates, pictures.',
      ),
      say(
        '需要同时操作多项时，设置 `selectable`。',
        'With `selectable` for actions on several of them.',
      ),
      say(
        '用于会缩窄到手机宽度的页面：列数自动适应。',
        'On pages that narrow to a phone: the number of columns adapts.',
      ),
    ],
    avoid: [
      say('对比数值：使用表格。', 'To compare values: use a table.'),
      say('简短的单行文字：使用 `List`。', 'For short lines of text: use `List`.'),
      say(
        '在表单中从几个选项里选一个：使用 `ChoiceCards`。',
        'To choose one of a few options in a form: use `ChoiceCards`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '标题是覆盖整张卡片的链接，可在新标签页打开。',
            'The title is a link that covers the card, and can be opened in another tab.',
          ),
          example: <CardList label={say('客户', 'Clients')} items={[{ ...card, href: '#a' }]} />,
        },
        dont: {
          note: say(
            '每张卡片上都是“查看”按钮：读出来不知道查看的是什么。',
            'A “View” button on every card: read aloud, none says of what.',
          ),
          example: (
            <CardList
              label={say('客户', 'Clients')}
              items={[{ ...card, footer: <Button size="small">{say('查看', 'View')}</Button> }]}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('网格', 'Grid'),
        is: say(
          '具名的 `<ul>`；列数随宽度自适应，每列宽度不小于 `--mj-card-list-min-width`',
          'a named `<ul>`; as many columns as fit, each at least `--mj-card-list-min-width` wide',
        ),
      },
      {
        part: say('复选框', 'Check box'),
        is: say(
          '设置 `selectable` 时出现在一角；以标题命名',
          'with `selectable`, in the corner; named after the title',
        ),
      },
      {
        part: say('标题', 'Title'),
        is: say(
          '文字、链接，或覆盖整张卡片的按钮',
          'text, a link or a button that covers the whole card',
        ),
      },
      {
        part: say('附加内容', 'Extra'),
        is: say('标题旁的状态或小菜单', 'a state or a small menu beside the title'),
      },
      {
        part: say('内容、底部', 'Content, footer'),
        is: say(
          '信息内容，以及可单独点击的小按钮',
          'the facts, and small buttons that are pressed separately',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '依次移过每张卡片：复选框、标题，然后是其他控件。',
          'Moves through each card: check box, title, then its other controls.',
        ),
      },
      {
        keys: 'Space',
        does: say(
          '焦点在复选框上时选中卡片；否则按下标题中的按钮。',
          'Selects the card while its box has focus, or presses the title’s button.',
        ),
      },
      {
        keys: 'Enter',
        does: say(
          '打开标题的链接，或按下其按钮。',
          'Follows the title’s link, or presses its button.',
        ),
      },
    ],
  };
};
