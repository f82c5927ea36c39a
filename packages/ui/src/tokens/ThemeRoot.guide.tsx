import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { tokens } from './tokens';

/** The guide of `ThemeRoot`. */
export const themeRootGuide: Guide = {
  group: 'Utilities',
  use: [
    'Once, near the root of an application: page background, mode, theme colour, contrast and density.',
    'With `mode="auto"` to follow the operating system.',
  ],
  avoid: [
    'Around a part of a page: it sets the whole page. For another density there, put `data-mj-density` on an element.',
    'To make components work: they work without it.',
    'For one colour of one part: set its variable, such as `--mj-color-accent`, on an ancestor.',
  ],
  pairs: [
    {
      do: {
        note: 'A dense part sets its density; everything in it follows.',
        example: (
          <div data-mj-density="compact">
            <Button>查询</Button> <Button>重置</Button>
          </div>
        ),
      },
      dont: {
        note: 'Heights by hand do not follow the density, and miss later additions.',
        example: (
          <div>
            <Button style={{ height: 26 }}>查询</Button> <Button>重置</Button>
          </div>
        ),
      },
    },
    {
      do: {
        note: 'A token is readable in both modes.',
        example: <span style={{ color: tokens.color.dangerText }}>已超时 3 天</span>,
      },
      dont: {
        note: 'A colour of one mode is lost in the other.',
        example: <span style={{ color: 'darkred' }}>已超时 3 天</span>,
      },
    },
  ],
  anatomy: [
    {
      part: 'Variables',
      is: '`--mj-…` on `:root`, for light and dark, each density and increased contrast',
    },
    {
      part: 'Page style',
      is: 'font, text and background of the page, `box-sizing`, no margin on `<body>`',
    },
    {
      part: 'Attributes',
      is: '`data-mj-mode`, `data-mj-density` and `data-mj-contrast` on `<html>`; removed when it unmounts',
    },
    { part: 'Children', is: 'rendered as they are: no element of its own' },
  ],
  keyboard: [],
};
