import type { Guide } from '../internal/guide';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Heading } from './Heading';

/** The guide of `Heading`. */
export const headingGuide: Guide = {
  group: 'Data display',
  use: [
    'For the title of a section: screen reader users jump from heading to heading.',
    'With `size` where the outline and the size differ: a small `<h2>` in a panel.',
  ],
  avoid: [
    'For the head of a page: use `PageHeader`, which has the only `<h1>`.',
    'For a framed group: give `Card` its title.',
    'For emphasised text: use `Text` with `strong`.',
  ],
  pairs: [
    {
      do: {
        note: 'The level gives its place in the outline; the size its appearance.',
        example: (
          <Stack gap="xs">
            <Heading level={4} size="heading">
              工作履历
            </Heading>
            <Heading level={5}>上海明鉴信息技术有限公司</Heading>
          </Stack>
        ),
      },
      dont: {
        note: 'Bold text is no heading: this section cannot be jumped to.',
        example: (
          <Stack gap="xs">
            <Text strong>工作履历</Text>
            <Text strong>上海明鉴信息技术有限公司</Text>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Words', is: 'one `<h1>` to `<h6>`, without margins; lines of about equal length' },
  ],
  keyboard: [],
};
