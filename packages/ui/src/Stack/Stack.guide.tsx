import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Tag } from '../Tag/Tag';
import { Stack } from './Stack';

/** The guide of `Stack`. */
export const stackGuide: Guide = {
  use: [
    'To put things below each other or side by side at a distance of the house.',
    'With `wrap` for a row whose length is not known: tags, filters, actions.',
    'With `element="ul"` where the parts are a list, so that they are counted aloud.',
  ],
  avoid: [
    'For columns that line up from row to row: use `Grid`.',
    'For pairs of a name and a value: use `DescriptionList`.',
    'For a framed group with a title: use `Card`.',
  ],
  pairs: [
    {
      do: {
        note: 'A row that may be long wraps.',
        example: (
          <div style={{ width: 200 }}>
            <Stack direction="row" gap="xs" wrap>
              <Tag>学历</Tag> <Tag>工作履历</Tag> <Tag>金融风险</Tag> <Tag>法院诉讼</Tag>
            </Stack>
          </div>
        ),
      },
      dont: {
        note: 'Without `wrap` the last words leave the frame, or are squeezed.',
        example: (
          <div style={{ width: 200, overflow: 'hidden' }}>
            <Stack direction="row" gap="xs">
              <Tag>学历</Tag> <Tag>工作履历</Tag> <Tag>金融风险</Tag> <Tag>法院诉讼</Tag>
            </Stack>
          </div>
        ),
      },
    },
    {
      do: {
        note: 'Buttons keep their width in a column that aligns at the start.',
        example: (
          <Stack align="start" gap="sm">
            <Button>联系候选人</Button>
            <Button>转派</Button>
          </Stack>
        ),
      },
      dont: {
        note: 'Stretched buttons look like bars and hide which one is meant.',
        example: (
          <Stack gap="sm">
            <Button>联系候选人</Button>
            <Button>转派</Button>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'one `<div>`, `<ul>`, `<ol>` or `<section>` without padding; its parts may shrink',
    },
  ],
  keyboard: [],
};
