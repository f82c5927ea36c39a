import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Link } from './Link';

/** The guide of `Link`. */
export const linkGuide: Guide = (say) => ({
  group: 'Navigation',
  use: [
    say(
      '用于导航：记录、页面、文件。可以在新标签页打开、复制和分享。',
      'For navigation: a record, a page, a file. It can be opened in another tab, copied and shared.',
    ),
    say(
      '放在 `LinkProvider` 之内，由应用的路由打开页面。',
      'Below a `LinkProvider`, to open a page of the application by its router.',
    ),
    say(
      '在整列名称中使用 `quiet`，避免二十个蓝色链接过于抢眼。',
      '`quiet` in columns of names, where twenty blue links would be too prominent.',
    ),
  ],
  avoid: [say('执行操作：请用 `Button`。', 'For an action: use `Button`.')],
  pairs: [
    {
      do: {
        note: say('文字说明链接的目标。', 'The text names the target.'),
        example: (
          <p>
            {say('请先阅读', 'First read the')}{' '}
            <Link href="#rules">{say('背调授权说明', 'background check consent terms')}</Link>
            {say('。', '.')}
          </p>
        ),
      },
      dont: {
        note: say('在链接列表中，“这里”毫无意义。', '“Here” means nothing in a list of links.'),
        example: (
          <p>
            {say('背调授权说明请点', 'To read the background check consent terms, click')}{' '}
            <Link href="#rules">{say('这里', 'here')}</Link>
            {say('。', '.')}
          </p>
        ),
      },
    },
    {
      do: {
        note: say('更改数据应使用按钮。', 'A change is a button.'),
        example: <Button>{say('接单', 'Accept')}</Button>,
      },
      dont: {
        note: say(
          '带操作的链接会被爬虫访问，也会在新标签页中打开。',
          'A link with an action is followed by crawlers and opened in tabs.',
        ),
        example: <Link href="#take">{say('接单', 'Accept')}</Link>,
      },
    },
  ],
  anatomy: [
    {
      part: say('文字', 'Words'),
      is: say(
        '即无障碍名称；悬停时带下划线，在正文中始终带下划线',
        'the accessible name; underlined on hover, and always inside text',
      ),
    },
  ],
  keyboard: [{ keys: 'Enter', does: say('跳转到对应页面。', 'Goes there.') }],
});
