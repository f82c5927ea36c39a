import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Tag } from '../Tag/Tag';
import { Stack } from './Stack';

/** The guide of `Stack`. */
export const stackGuide: Guide = (say) => ({
  group: 'Layout',
  use: [
    say(
      '用于将子元素排成一行或一列，间距取自设计变量。',
      'For children in a row or column with a distance from the tokens.',
    ),
    say(
      '长度不定的一行设置 `wrap`：标签、筛选、操作。',
      'With `wrap` for a row of unknown length: tags, filters, actions.',
    ),
    say(
      '子元素是列表时设置 `element="ul"`，以便朗读数量。',
      'With `element="ul"` where the children are a list, so that they are counted aloud.',
    ),
  ],
  avoid: [
    say(
      '各行之间需要按列对齐：请用 `Grid`。',
      'For columns that are aligned from row to row: use `Grid`.',
    ),
    say(
      '成对的标签和值：请用 `DescriptionList`。',
      'For pairs of a label and a value: use `DescriptionList`.',
    ),
    say('带边框和标题的分组：请用 `Card`。', 'For a framed group with a title: use `Card`.'),
  ],
  pairs: [
    {
      do: {
        note: say('可能很长的一行会换行。', 'A row that may be long wraps.'),
        example: (
          <div style={{ width: 200 }}>
            <Stack direction="row" gap="xs" wrap>
              <Tag>{say('学历', 'Education')}</Tag>{' '}
              <Tag>{say('工作履历', 'Employment history')}</Tag>{' '}
              <Tag>{say('金融风险', 'Financial risk')}</Tag>{' '}
              <Tag>{say('法院诉讼', 'Court litigation')}</Tag>
            </Stack>
          </div>
        ),
      },
      dont: {
        note: say(
          '没有 `wrap`，末尾的子元素会超出边框或被压缩。',
          'Without `wrap` the last children overflow the frame, or are squeezed.',
        ),
        example: (
          <div style={{ width: 200, overflow: 'hidden' }}>
            <Stack direction="row" gap="xs">
              <Tag>{say('学历', 'Education')}</Tag>{' '}
              <Tag>{say('工作履历', 'Employment history')}</Tag>{' '}
              <Tag>{say('金融风险', 'Financial risk')}</Tag>{' '}
              <Tag>{say('法院诉讼', 'Court litigation')}</Tag>
            </Stack>
          </div>
        ),
      },
    },
    {
      do: {
        note: say(
          '在起始对齐的列中，按钮保持自身宽度。',
          'Buttons keep their width in a column that aligns at the start.',
        ),
        example: (
          <Stack align="start" gap="sm">
            <Button>{say('联系候选人', 'Contact candidate')}</Button>
            <Button>{say('转派', 'Reassign')}</Button>
          </Stack>
        ),
      },
      dont: {
        note: say(
          '被拉伸的按钮像横条，看不出哪个是主要按钮。',
          'Stretched buttons look like bars and hide which one is primary.',
        ),
        example: (
          <Stack gap="sm">
            <Button>{say('联系候选人', 'Contact candidate')}</Button>
            <Button>{say('转派', 'Reassign')}</Button>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('容器', 'Box'),
      is: say(
        '一个 `<div>`、`<ul>`、`<ol>` 或 `<section>`，没有内边距；子元素可以收缩',
        'one `<div>`, `<ul>`, `<ol>` or `<section>` without padding; its children may shrink',
      ),
    },
  ],
  keyboard: [],
});
