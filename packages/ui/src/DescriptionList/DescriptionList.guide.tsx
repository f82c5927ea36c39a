import type { Guide } from '../internal/guide';
import { DescriptionList } from './DescriptionList';

/** The guide of `DescriptionList`. */
export const descriptionListGuide: Guide = {
  group: 'Data display',
  use: [
    'For the fields of one object: an order, a candidate, a contract.',
    'With `wide` for remarks and addresses, which need a line of their own.',
  ],
  avoid: [
    'For several objects with the same fields: use `Table`, where they can be compared.',
    'For editable values: use form fields.',
    'For one figure that matters most: use `Statistic`.',
  ],
  pairs: [
    {
      do: {
        note: 'An empty value is passed as it is: a dash is visible, "Not given" is announced.',
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
        note: 'The caller’s own text for an empty value differs from page to page and looks like a value.',
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
    { part: 'List', is: 'a `<dl>`; its columns depend on its own width, not on that of the page' },
    { part: 'Label', is: 'small and muted, above its value' },
    { part: 'Value', is: 'wraps anywhere, figures of one width; a dash when there is none' },
  ],
  keyboard: [],
};
