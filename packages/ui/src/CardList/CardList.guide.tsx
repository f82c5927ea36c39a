import type { Guide } from '../internal/guide';
import { Button } from '../Button/Button';
import { CardList } from './CardList';

const card = { key: 'a', title: '上海明鉴', content: '在途订单 12' };

/** The guide of `CardList`. */
export const cardListGuide: Guide = {
  group: 'Data display',
  use: [
    'For items that are recognised rather than compared: client companies, report templates, pictures.',
    'With `selectable` for actions on several of them.',
    'On pages that narrow to a phone: the number of columns adapts.',
  ],
  avoid: [
    'To compare values: use a table.',
    'For short lines of text: use `List`.',
    'To choose one of a few options in a form: use `ChoiceCards`.',
  ],
  pairs: [
    {
      do: {
        note: 'The title is a link that covers the card, and can be opened in another tab.',
        example: <CardList label="客户" items={[{ ...card, href: '#a' }]} />,
      },
      dont: {
        note: 'A button “查看” on every card: read aloud, none says of what.',
        example: (
          <CardList
            label="客户"
            items={[{ ...card, footer: <Button size="small">查看</Button> }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Grid',
      is: 'a named `<ul>`; as many columns as fit, each at least `--mj-card-list-min-width` wide',
    },
    { part: 'Check box', is: 'with `selectable`, in the corner; named after the title' },
    { part: 'Title', is: 'text, a link or a button that covers the whole card' },
    { part: 'Extra', is: 'a state or a small menu beside the title' },
    {
      part: 'Content, footer',
      is: 'the facts, and small buttons that are pressed separately',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through each card: check box, title, then its other controls.' },
    {
      keys: 'Space',
      does: 'Selects the card while its box has focus, or presses the title’s button.',
    },
    { keys: 'Enter', does: 'Follows the title’s link, or presses its button.' },
  ],
};
