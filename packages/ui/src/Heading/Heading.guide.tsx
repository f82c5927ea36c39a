import type { Guide } from '../internal/guide';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Heading } from './Heading';

/** The guide of `Heading`. */
export const headingGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于区块的标题：屏幕阅读器用户会在标题之间跳转。',
      'For the title of a section: screen reader users jump from heading to heading.',
    ),
    say(
      '大纲层级与字号不一致时，设置 `size`：例如面板中的小号 `<h2>`。',
      'With `size` where the outline and the size differ: a small `<h2>` in a panel.',
    ),
  ],
  avoid: [
    say(
      '页面的页头：使用 `PageHeader`，它包含唯一的 `<h1>`。',
      'For the head of a page: use `PageHeader`, which has the only `<h1>`.',
    ),
    say('带边框的分组：设置 `Card` 的标题。', 'For a framed group: give `Card` its title.'),
    say('强调文字：使用 `Text` 的 `strong`。', 'For emphasised text: use `Text` with `strong`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '层级决定它在大纲中的位置，字号决定外观。',
          'The level gives its place in the outline; the size its appearance.',
        ),
        example: (
          <Stack gap="xs">
            <Heading level={4} size="heading">
              {say('工作履历', 'Employment history')}
            </Heading>
            <Heading level={5}>
              {say(
                '上海明鉴信息技术有限公司',
                'Shanghai Mingjian Information Technology Co., Ltd.',
              )}
            </Heading>
          </Stack>
        ),
      },
      dont: {
        note: say(
          '加粗的文字不是标题：无法跳转到这个区块。',
          'Bold text is no heading: this section cannot be jumped to.',
        ),
        example: (
          <Stack gap="xs">
            <Text strong>{say('工作履历', 'Employment history')}</Text>
            <Text strong>
              {say(
                '上海明鉴信息技术有限公司',
                'Shanghai Mingjian Information Technology Co., Ltd.',
              )}
            </Text>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('文字', 'Words'),
      is: say(
        '`<h1>` 至 `<h6>` 中的一个，无外边距；各行长度大致相等',
        'one `<h1>` to `<h6>`, without margins; lines of about equal length',
      ),
    },
  ],
  keyboard: [],
});
