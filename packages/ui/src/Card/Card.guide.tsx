import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import type { Guide } from '../internal/guide';
import { Card } from './Card';

/** The guide of `Card`. */
export const cardGuide: Guide = (say) => {
  const candidate = (
    <DescriptionList
      columns={1}
      items={[
        { key: 'name', label: say('候选人', 'Candidate'), value: say('欧阳静怡', 'Ouyang Jingyi') },
        {
          key: 'post',
          label: say('应聘职位', 'Position applied for'),
          value: say('财务总监', 'Finance director'),
        },
      ]}
    />
  );
  return {
    group: 'Layout',
    use: [
      say(
        '用于页面中主题独立的区块：候选人、附件、订单时间线。',
        'For a section of a page with its own subject: candidate, attachments, timeline of an order.',
      ),
      say(
        '内容为自带分隔线的表格或列表时，设置 `flush`。',
        'With `flush` around a table or a list that has its own lines.',
      ),
      say(
        '侧栏中的次要区块可用 `foldable` 折叠；收起后仍可被浏览器的页内查找找到。',
        'With `foldable` for sections beside the work; find-in-page still reaches what is folded.',
      ),
    ],
    avoid: [
      say(
        '大量同类对象：使用 `CardList` 或 `Table`。',
        'For many objects of the same kind: use `CardList` or `Table`.',
      ),
      say(
        '供选择的选项：使用 `ChoiceCards`；卡片除折叠标题外不可交互。',
        'For choices: use `ChoiceCards`; of a card only a foldable title can be pressed.',
      ),
      say(
        '在另一个卡片内：使用 `Stack` 加 `Heading`。',
        'Inside another card: use `Stack` with a `Heading`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '只有一层边框；标题为区域命名，操作位于同一行末尾。',
            'One frame; the title names the region, its actions are at the end of the same line.',
          ),
          example: (
            <Card
              title={say('候选人', 'Candidate')}
              actions={<Button size="small">{say('编辑', 'Edit')}</Button>}
            >
              {candidate}
            </Card>
          ),
        },
        dont: {
          note: say(
            '边框套边框，占用空间而毫无增益。',
            'A frame within a frame takes space and adds nothing.',
          ),
          example: (
            <Card title={say('订单', 'Orders')}>
              <Card title={say('候选人', 'Candidate')}>{candidate}</Card>
            </Card>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('边框', 'Frame'),
        is: say(
          '一个 `<section>`，有标题时为具名区域',
          'a `<section>`, a named region when it has a title',
        ),
      },
      {
        part: say('标题', 'Title'),
        is: say(
          '可换行的 `<h2>`；可折叠时其中为按钮',
          'an `<h2>` that wraps; with a button in it when foldable',
        ),
      },
      {
        part: say('操作区', 'Actions'),
        is: say(
          '小按钮或链接；空间不足时移到标题下方',
          'small buttons or links; below the title where there is no space',
        ),
      },
      {
        part: say('主体', 'Body'),
        is: say(
          '内边距为 `--mj-card-padding`；设置 `flush` 时，在分隔线下与边框齐平',
          'padded by `--mj-card-padding`, or `flush` with the frame under a line',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Enter, Space',
        does: say(
          '在可折叠的标题上：显示或隐藏内容。',
          'On a foldable title: shows or hides the content.',
        ),
      },
    ],
  };
};
