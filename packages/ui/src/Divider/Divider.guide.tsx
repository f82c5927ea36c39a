import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from '../Card/Card';
import type { Guide } from '../internal/guide';
import { Divider } from './Divider';

/** The guide of `Divider`. */
export const dividerGuide: Guide = {
  group: 'Layout',
  use: [
    'Between groups that belong together: the parts of a card, alternatives of signing in.',
    'With `label` where the line itself says something, such as “or”.',
  ],
  avoid: [
    'Between the rows of a list: use `divided` of `List`.',
    'Between sections with headings: use `Card`s. Between tools: `ToolbarSeparator`.',
    'Where space is enough to separate: use the `gap` of `Stack`.',
  ],
  pairs: [
    {
      do: {
        note: 'One line between two groups of a card.',
        example: (
          <Card>
            <Stack>
              <Text>身份核验：一致</Text>
              <Divider />
              <Text>学历核验：一致</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        note: 'A line after each text: space would do.',
        example: (
          <Stack gap="xs">
            <Text>欧阳静怡</Text>
            <Divider />
            <Text>产品总监</Text>
            <Divider />
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Line', is: 'as wide as its container, or as high as its row' },
    { part: 'Label', is: 'short; divides the line and names it' },
  ],
  keyboard: [],
};
