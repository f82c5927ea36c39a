import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Tag } from '../Tag/Tag';
import { Stack } from './Stack';

/** The guide of `Stack`. */
export const stackGuide: Guide = {
  group: 'Layout',
  use: [
    'For children in a row or column with a distance from the tokens.',
    'With `wrap` for a row of unknown length: tags, filters, actions.',
    'With `element="ul"` where the children are a list, so that they are counted aloud.',
  ],
  avoid: [
    'For columns that are aligned from row to row: use `Grid`.',
    'For pairs of a label and a value: use `DescriptionList`.',
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
        note: 'Without `wrap` the last children overflow the frame, or are squeezed.',
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
        note: 'Stretched buttons look like bars and hide which one is primary.',
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
      is: 'one `<div>`, `<ul>`, `<ol>` or `<section>` without padding; its children may shrink',
    },
  ],
  keyboard: [],
};
