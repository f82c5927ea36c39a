import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from '../Card/Card';
import type { Guide } from '../internal/guide';
import { Divider } from './Divider';

/** The guide of `Divider`. */
export const dividerGuide: Guide = (say) => ({
  group: 'Layout',
  use: [
    say(
      '用于同属一体的各组内容之间：卡片的各部分、不同的登录方式。',
      'Between groups that belong together: the parts of a card, alternatives of signing in.',
    ),
    say(
      '分隔线本身需要表意时，设置 `label`，例如“或”。',
      'With `label` where the line itself says something, such as “or”.',
    ),
  ],
  avoid: [
    say(
      '列表的行之间：使用 `List` 的 `divided`。',
      'Between the rows of a list: use `divided` of `List`.',
    ),
    say(
      '有标题的区块之间：使用 `Card`。工具之间：使用 `ToolbarSeparator`。',
      'Between sections with headings: use `Card`s. Between tools: `ToolbarSeparator`.',
    ),
    say(
      '留白就足以分隔：使用 `Stack` 的 `gap`。',
      'Where space is enough to separate: use the `gap` of `Stack`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('卡片的两组内容之间，一条线。', 'One line between two groups of a card.'),
        example: (
          <Card>
            <Stack>
              <Text>{say('身份核验：一致', 'Identity check: match')}</Text>
              <Divider />
              <Text>{say('学历核验：一致', 'Education check: match')}</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        note: say('每段文字后都有一条线：留白就够了。', 'A line after each text: space would do.'),
        example: (
          <Stack gap="xs">
            <Text>{say('欧阳静怡', 'Ouyang Jingyi')}</Text>
            <Divider />
            <Text>{say('产品总监', 'Product director')}</Text>
            <Divider />
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('行', 'Line'),
      is: say('与容器同宽，或与所在行同高', 'as wide as its container, or as high as its row'),
    },
    {
      part: say('标签', 'Label'),
      is: say('简短；将线分为两段，并为其命名', 'short; divides the line and names it'),
    },
  ],
  keyboard: [],
});
