import type { Guide } from '../internal/guide';
import { Button } from '../Button/Button';
import { CardList } from './CardList';

const card = { key: 'a', title: '上海明鉴', content: '在途订单 12' };

/** The guide of `CardList`. */
export const cardListGuide: Guide = {
  use: [
    'For things that are recognised more than compared: client companies, report templates, pictures.',
    'With `selectable` to do something to several of them.',
    'On pages that narrow to a phone: columns go by themselves.',
  ],
  avoid: [
    'To compare values: use a table.',
    'For short lines of text: use `List`.',
    'To choose one of a few options in a form: use `ChoiceCards`.',
  ],
  pairs: [
    {
      do: {
        note: 'The title is a link: the whole card leads there, and it can be opened in another tab.',
        example: <CardList label="客户" items={[{ ...card, href: '#a' }]} />,
      },
      dont: {
        note: 'A button that says “查看” on every card: read aloud, none says what of.',
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
    { part: 'Title', is: 'words, a link or a button whose area is the whole card' },
    { part: 'Extra', is: 'a state or a small menu beside the title' },
    {
      part: 'Content, footer',
      is: 'what is known, and small buttons that can be pressed by themselves',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through each card: check box, title, then its other controls.' },
    {
      keys: 'Space',
      does: 'Checks the card while its box has focus, or presses the title’s button.',
    },
    { keys: 'Enter', does: 'Follows the title’s link, or presses its button.' },
  ],
};
