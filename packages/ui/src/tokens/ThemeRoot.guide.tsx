import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { tokens } from './tokens';

/** The guide of `ThemeRoot`. */
export const themeRootGuide: Guide = (say) => ({
  group: 'Utilities',
  use: [
    say(
      '在应用根节点附近使用一次：页面背景、模式、主题色、对比度和密度。',
      'Once, near the root of an application: page background, mode, theme colour, contrast and density.',
    ),
    say('跟随操作系统时，加 `mode="auto"`。', 'With `mode="auto"` to follow the operating system.'),
  ],
  avoid: [
    say(
      '包裹页面的一部分：它作用于整个页面。局部需要其他密度时，在元素上加 `data-mj-density`。',
      'Around a part of a page: it sets the whole page. For another density there, put `data-mj-density` on an element.',
    ),
    say(
      '为了让组件正常工作：没有它组件也能工作。',
      'To make components work: they work without it.',
    ),
    say(
      '某一部分的某个颜色：在祖先元素上设置对应变量，如 `--mj-color-accent`。',
      'For one colour of one part: set its variable, such as `--mj-color-accent`, on an ancestor.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '紧凑的区域设置自己的密度，其中的内容随之变化。',
          'A dense part sets its density; everything in it follows.',
        ),
        example: (
          <div data-mj-density="compact">
            <Button>{say('查询', 'Search')}</Button> <Button>{say('重置', 'Reset')}</Button>
          </div>
        ),
      },
      dont: {
        note: say(
          '手动设置的高度不随密度变化，后来添加的内容也会遗漏。',
          'Heights by hand do not follow the density, and miss later additions.',
        ),
        example: (
          <div>
            <Button style={{ height: 26 }}>{say('查询', 'Search')}</Button>{' '}
            <Button>{say('重置', 'Reset')}</Button>
          </div>
        ),
      },
    },
    {
      do: {
        note: say('Token 在两种模式下都清晰可读。', 'A token is readable in both modes.'),
        example: (
          <span style={{ color: tokens.color.dangerText }}>
            {say('已超时 3 天', '3 days overdue')}
          </span>
        ),
      },
      dont: {
        note: say(
          '只适合一种模式的颜色，在另一种模式下难以辨认。',
          'A colour of one mode is lost in the other.',
        ),
        example: <span style={{ color: 'darkred' }}>{say('已超时 3 天', '3 days overdue')}</span>,
      },
    },
  ],
  anatomy: [
    {
      part: say('变量', 'Variables'),
      is: say(
        '`:root` 上的 `--mj-…`，涵盖浅色和深色、各种密度以及增强对比度',
        '`--mj-…` on `:root`, for light and dark, each density and increased contrast',
      ),
    },
    {
      part: say('页面样式', 'Page style'),
      is: say(
        '页面的字体、文字和背景，`box-sizing`，`<body>` 无外边距',
        'font, text and background of the page, `box-sizing`, no margin on `<body>`',
      ),
    },
    {
      part: say('属性', 'Attributes'),
      is: say(
        '`<html>` 上的 `data-mj-mode`、`data-mj-density` 和 `data-mj-contrast`；卸载时移除',
        '`data-mj-mode`, `data-mj-density` and `data-mj-contrast` on `<html>`; removed when it unmounts',
      ),
    },
    {
      part: say('子元素', 'Children'),
      is: say('原样渲染，自身不产生元素', 'rendered as they are: no element of its own'),
    },
  ],
  keyboard: [],
});
