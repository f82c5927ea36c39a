import type { Guide } from '../internal/guide';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Heading } from './Heading';

/** The guide of `Heading`. */
export const headingGuide: Guide = {
  use: [
    'To name a section of a page: people who cannot see it jump from heading to heading.',
    'With `size` where the outline and the size differ: a small `<h2>` in a panel.',
  ],
  avoid: [
    'For the head of a page: use `PageHeader`, which has the only `<h1>`.',
    'For a framed group: give `Card` its title.',
    'For words that only look important: use `Text` with `strong`.',
  ],
  pairs: [
    {
      do: {
        note: 'The level says where it stands; the size says how large it is.',
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
        note: 'Strong words name nothing: this section cannot be jumped to.',
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
