import type { Guide } from '../internal/guide';
import { DescriptionList } from './DescriptionList';

/** The guide of `DescriptionList`. */
export const descriptionListGuide: Guide = {
  use: [
    'For what is known of one thing: an order, a candidate, a contract.',
    'With `wide` for remarks and addresses, which need a line of their own.',
  ],
  avoid: [
    'For several things with the same fields: use `Table`, where they can be compared.',
    'For values that are edited here: use the form fields.',
    'For one figure that matters most: use `Statistic`.',
  ],
  pairs: [
    {
      do: {
        note: 'An empty value is passed as it is: a dash is seen, "Not given" is heard.',
        example: (
          <DescriptionList
            columns={1}
            items={[
              { key: 'mobile', label: '手机', value: '138****2046' },
              { key: 'email', label: '邮箱', value: null },
            ]}
          />
        ),
      },
      dont: {
        note: 'Words of the caller for "nothing" differ from page to page and look like a value.',
        example: (
          <DescriptionList
            columns={1}
            items={[
              { key: 'mobile', label: '手机', value: '138****2046' },
              { key: 'email', label: '邮箱', value: 'N/A' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'List', is: 'a `<dl>`; its columns follow the room it has, not the width of the page' },
    { part: 'Label', is: 'small and quiet, above its value' },
    { part: 'Value', is: 'wraps anywhere, figures of one width; a dash when there is none' },
  ],
  keyboard: [],
};
