import type { Guide } from '../internal/guide';
import { Avatar } from './Avatar';

/** The guide of `Avatar`. */
export const avatarGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于一眼认出某个人：当前登录用户、审核人、备注的作者。',
      'To recognise a person at a glance: the signed-in user, a reviewer, the author of a note.',
    ),
    say(
      '没有图片时不传 `src`：显示姓名缩写。',
      'Without `src` where there is no picture: the initials are shown.',
    ),
  ],
  avoid: [
    say(
      '公司、文件或状态：使用 `Icon` 或 `Tag`。',
      'For a company, a file or a state: use an `Icon` or a `Tag`.',
    ),
    say(
      '需要点击时：放入带有名称的 `Button` 或 `Link`。',
      'For something to press: put it into a `Button` or `Link` that has the name.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '姓名已写在旁边时，头像只作装饰并对辅助技术隐藏：姓名只读一遍。',
          'Beside the written name it is decorative and hidden: the name is read once.',
        ),
        example: (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <Avatar name={say('欧阳静怡', 'Ouyang Jingyi')} aria-hidden />{' '}
            {say('欧阳静怡', 'Ouyang Jingyi')}
          </span>
        ),
      },
      dont: {
        note: say(
          '如不隐藏，屏幕阅读器会把列表中的每个姓名读两遍。',
          'Not hidden, it makes a screen reader read every name in the list twice.',
        ),
        example: (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <Avatar name={say('欧阳静怡', 'Ouyang Jingyi')} /> {say('欧阳静怡', 'Ouyang Jingyi')}
          </span>
        ),
      },
    },
    {
      do: {
        note: say('传入全名：缩写由它得出。', 'The full name: the initials are derived from it.'),
        example: <Avatar name="Maria da Silva" />,
      },
      dont: {
        note: say(
          '把缩写当作姓名传入，读出的就是缩写。',
          'Initials passed as the name are read aloud as the name.',
        ),
        example: <Avatar name="MS" />,
      },
    },
  ],
  anatomy: [
    {
      part: say('圆盘', 'Disc'),
      is: say(
        '一个 24、32 或 48 px 的 `<span role="img">`；无障碍名称为 `name`',
        'a `<span role="img">` of 24, 32 or 48 px; the accessible name is `name`',
      ),
    },
    {
      part: say('图示', 'Picture'),
      is: say(
        '铺满圆盘；无法加载时以缩写代替',
        'fills the disc; the initials replace one that cannot be loaded',
      ),
    },
    {
      part: say('姓名缩写', 'Letters'),
      is: say(
        '中文姓名的最后两个字，或两个首字母',
        'the last two characters of a Chinese name, or two initials',
      ),
    },
  ],
  keyboard: [],
});
