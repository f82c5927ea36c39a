import { Fragment } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useSay, type Say } from '../../packages/ui/src/internal/guide';
import { lightTheme } from '../../packages/ui/src/tokens/tokens';
import { TokenRows } from './TokenTable';

type Group = keyof typeof lightTheme;

/** The use of each group of tokens. */
const aboutOf = (say: Say): Record<Group, string> => ({
  color: say(
    '按用途而非外观命名。深色模式与高对比度改变同名变量的值。',
    'Named for their use, never for their appearance. Dark mode and increased contrast change the values of the same names.',
  ),
  nav: say(
    '菜单的颜色；无论何种模式，菜单都可为浅色、深色或主题色。',
    'Colours of menus, which can be light, dark or of the theme colour whatever the mode.',
  ),
  space: say('间距，以 4 为网格。', 'Distances, on a grid of 4.'),
  line: say('边框与焦点环的粗细。', 'Widths of borders and rings.'),
  size: say(
    '控件、图标与标记的高和宽。控件与表格行的尺寸随密度变化。',
    'Heights and widths of controls, icons and marks. Those of controls and rows follow the density.',
  ),
  width: say(
    '容纳文字的容器宽度：列、面板、对话框、页面。',
    'Widths of boxes that hold text: columns, panels, dialogs, pages.',
  ),
  radius: say('圆角。', 'Corners.'),
  font: say(
    '字号、行高与字体合为一个值，以及唯一的粗体字重。',
    'Size, line height and family at once, and the one strong weight.',
  ),
  motion: say('时长与缓动。', 'Durations with their easing.'),
  shadow: say(
    '用于浮动元素；其余元素用边框。',
    'For floating elements; everything else has a border.',
  ),
  layer: say('层叠顺序，从表头到消息。', 'Stacking order, from the header of a table to messages.'),
});

/**
 * Every token of the theme by group, with its variable and its value in light mode and standard
 * density.
 */
export function AllTokens() {
  const about = aboutOf(useSay());
  return (Object.keys(lightTheme) as Group[]).map((group) => (
    <Fragment key={group}>
      <h2>{group}</h2>
      <p>{about[group]}</p>
      <Unstyled>
        <TokenRows names={Object.keys(lightTheme[group]).map((name) => `${group}.${name}`)} />
      </Unstyled>
    </Fragment>
  ));
}
