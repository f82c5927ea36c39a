import { SearchX } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { EmptyState } from './EmptyState';

/** The guide of `EmptyState`. */
export const emptyStateGuide: Guide = {
  group: 'Feedback',
  use: [
    'In place of an empty list, table or search result.',
    'With `action` for the step that fills it, or that clears the filter.',
  ],
  avoid: [
    'When loading failed: use `ErrorState`.',
    'For asynchronous content: use `DataState`, which shows and announces it.',
    'For an empty value in a cell: leave it to `DescriptionList`, or write a dash.',
  ],
  pairs: [
    {
      do: {
        note: 'Cause and next step: it is the filter, and it can be cleared here.',
        example: (
          <EmptyState
            icon={SearchX}
            title="没有符合条件的订单"
            description="放宽条件再试。"
            action={<Button>重置筛选</Button>}
          />
        ),
      },
      dont: {
        note: '"No data" leaves open whether something is broken.',
        example: <EmptyState title="暂无数据" />,
      },
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'an icon in a subtle tile, hidden from assistive technology' },
    { part: 'Title', is: 'a short statement of what is missing; a paragraph, not a heading' },
    { part: 'Description', is: 'the reason and the next step; at most 60 characters a line' },
    { part: 'Action', is: 'one button or link' },
  ],
  keyboard: [],
};
