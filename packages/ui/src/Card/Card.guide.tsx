import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import type { Guide } from '../internal/guide';
import { Card } from './Card';

const candidate = (
  <DescriptionList
    columns={1}
    items={[
      { key: 'name', label: '候选人', value: '欧阳静怡' },
      { key: 'post', label: '应聘职位', value: '财务总监' },
    ]}
  />
);

/** The guide of `Card`. */
export const cardGuide: Guide = {
  group: 'Layout',
  use: [
    'For a section of a page with its own subject: candidate, attachments, timeline of an order.',
    'With `flush` around a table or a list that has its own lines.',
  ],
  avoid: [
    'For many objects of the same kind: use `CardList` or `Table`.',
    'For choices: use `ChoiceCards`; a card is not interactive.',
    'Inside another card: use `Stack` with a `Heading`.',
  ],
  pairs: [
    {
      do: {
        note: 'One frame; the title names the region, its actions are at the end of the same line.',
        example: (
          <Card title="候选人" actions={<Button size="small">编辑</Button>}>
            {candidate}
          </Card>
        ),
      },
      dont: {
        note: 'A frame within a frame takes space and adds nothing.',
        example: (
          <Card title="订单">
            <Card title="候选人">{candidate}</Card>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Frame', is: 'a `<section>`, a named region when it has a title' },
    { part: 'Title', is: 'an `<h2>` that wraps' },
    { part: 'Actions', is: 'small buttons or links; below the title where there is no space' },
    { part: 'Body', is: 'padded by `--mj-card-padding`, or `flush` with the frame under a line' },
  ],
  keyboard: [],
};
