import { Accordion } from '../Accordion/Accordion';
import { Alert } from '../Alert/Alert';
import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { Disclosure } from './Disclosure';

/** The guide of `Disclosure`. */
export const disclosureGuide: Guide = {
  group: 'Data display',
  use: [
    'For details that few people need: advanced options, technical causes, a long description.',
    'With `headingLevel` where the region is a section of the page.',
  ],
  avoid: [
    'For several regions: use `Accordion`. For views of one object: `Tabs`.',
    'For content beside a button, above the page: use `Popover`.',
    'For something that everybody has to read or fill in: show it.',
  ],
  pairs: [
    {
      do: {
        note: 'The title names the content.',
        example: (
          <Disclosure title="高级选项" defaultOpen>
            <Checkbox label="加急" />
          </Disclosure>
        ),
      },
      dont: {
        note: '“More” tells nobody what they will see, and an error stays hidden.',
        example: (
          <Disclosure title="更多">
            <Alert tone="danger">授权书已过期。</Alert>
          </Disclosure>
        ),
      },
    },
    {
      do: {
        note: 'Several regions are an accordion, with one look and one tab order.',
        example: (
          <Accordion
            items={[
              { key: 'identity', title: '身份核验', content: '身份证号一致。' },
              { key: 'work', title: '工作履历', content: '近 5 年 3 段。' },
            ]}
          />
        ),
      },
      dont: {
        note: 'A pile of single regions has no edges.',
        example: (
          <div>
            <Disclosure title="身份核验">身份证号一致。</Disclosure>
            <Disclosure title="工作履历">近 5 年 3 段。</Disclosure>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Button', is: 'native, with an arrow that rotates; inside a heading on request' },
    { part: 'Note', is: 'a count or a state, at the end of the button' },
    { part: 'Content', is: 'hidden until it is opened, or found by the browser’s search' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Shows or hides the content.' },
    { keys: 'Tab', does: 'Moves into the shown content.' },
  ],
};
