import type { Guide } from '../internal/guide';
import { Breadcrumb } from './Breadcrumb';

/** The guide of `Breadcrumb`. */
export const breadcrumbGuide: Guide = (say) => ({
  group: 'Navigation',
  use: [
    say(
      '用于下级页面，显示所在位置并链接到上级页面。',
      'On pages below others, to show their location and link to the parents.',
    ),
    say(
      '某项的名称仍在加载时，为该项设置 `loading`；前面的各项照常可用。',
      'With `loading` on an item whose name is being loaded; the items before it work meanwhile.',
    ),
    say(
      '放在 `LinkProvider` 之下，使其链接由路由处理。',
      'Below a `LinkProvider`, so that its links are those of the router.',
    ),
  ],
  avoid: [
    say('任务的步骤：使用 `Steps`。', 'For steps of a task: use `Steps`.'),
    say(
      '顶级页面：菜单已经表明所在位置。',
      'On top-level pages: the menu already shows the location.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('显示层级，从根到当前页面。', 'Levels, from the root to the current page.'),
        example: (
          <Breadcrumb
            items={[
              { key: 'orders', label: say('订单', 'Orders'), href: '#orders' },
              { key: 'order', label: 'BG2026111800421' },
            ]}
          />
        ),
      },
      dont: {
        note: say('访问过的页面是历史，不是位置。', 'Visited pages are history, not a location.'),
        example: (
          <Breadcrumb
            items={[
              { key: 'home', label: say('工作台', 'Dashboard'), href: '#home' },
              { key: 'search', label: say('搜索“张伟”', 'Search “Zhang Wei”'), href: '#search' },
              { key: 'back', label: say('返回', 'Back'), href: '#back' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('路径', 'Trail'),
      is: say('一个包含有序列表的 `nav`', 'a `nav` with an ordered list'),
    },
    {
      part: say('层级项', 'Place'),
      is: say('链接；没有对应页面时为文字', 'a link, or text where there is no page'),
    },
    {
      part: say('折叠项', 'Fold'),
      is: say(
        '超过四级时的中间部分，收在按钮之后，点击展开',
        'the middle of more than four, behind a button that expands it',
      ),
    },
    {
      part: say('占位块', 'Block'),
      is: say(
        '设置 `loading` 时代替名称；读作“加载中”',
        'with `loading`, in place of the name; read as "loading"',
      ),
    },
    {
      part: say('当前页面', 'This page'),
      is: say('文字，带 `aria-current="page"`', 'text, `aria-current="page"`'),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: say('在链接之间移动。', 'Moves through the links.') },
    { keys: 'Enter', does: say('跳转到对应页面。', 'Goes there.') },
  ],
});
