import type { Guide } from '../internal/guide';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const company = '上海明鉴人力资源信息技术服务有限公司华东分公司';

/** The guide of `Text`. */
export const textGuide: Guide = {
  group: 'Data display',
  use: [
    'For text outside other components: a remark, a line below a title, an amount.',
    'With `tabular` for columns of numbers, dates and ids.',
    'With `lines` where the space is fixed: the full text is in a tooltip that the keyboard reaches.',
  ],
  avoid: [
    'For the title of a section: use `Heading`, by which people navigate the page.',
    'For a state: use `StatusLight` or `Tag`, which have a shape besides the colour.',
    'For the description or the error of a field: pass it to the field, which announces it.',
  ],
  pairs: [
    {
      do: {
        note: 'One line is strong, the others are muted.',
        example: (
          <Stack gap="xxs">
            <Text strong>欧阳静怡</Text>
            <Text size="small" tone="muted">
              下单 2026-11-17 10:03
            </Text>
          </Stack>
        ),
      },
      dont: {
        note: 'Where everything is strong, nothing is.',
        example: (
          <Stack gap="xxs">
            <Text strong>欧阳静怡</Text>
            <Text strong tone="danger">
              下单 2026-11-17 10:03
            </Text>
          </Stack>
        ),
      },
    },
    {
      do: {
        note: 'A name may be truncated: the tooltip has all of it.',
        example: (
          <div style={{ width: 160 }}>
            <Text lines={1}>{company}</Text>
          </div>
        ),
      },
      dont: {
        note: 'An amount must not: its last digits matter.',
        example: (
          <div style={{ width: 72 }}>
            <Text lines={1}>12,345,678.90 元</Text>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Words', is: 'one `<span>` or `<p>`, without margins' },
    { part: 'Tooltip', is: 'with `lines`, and only while the text does not fit' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'With `lines`, and only while the text does not fit: shows the whole text.',
    },
    { keys: 'Escape', does: 'Hides the whole text.' },
  ],
};
