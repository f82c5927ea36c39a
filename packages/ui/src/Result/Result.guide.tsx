import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Result } from './Result';

/** The guide of `Result`. */
export const resultGuide: Guide = {
  group: 'Feedback',
  use: [
    'At the end of a large task: a submitted report, an order of many steps.',
    'With a preset (403, 404, 500) where a page cannot be shown.',
    'With `takesFocus` where it replaces the form that had focus.',
  ],
  avoid: [
    'Within a page: use `Alert`; for one list: `EmptyState` or `ErrorState`.',
    'For a transient outcome: use a message.',
  ],
  pairs: [
    {
      do: {
        note: 'The next step is one primary button.',
        example: (
          <Result
            kind="success"
            headingLevel={3}
            title="报告已提交审核"
            description="审核人会在 4 个工作小时内处理。"
            actions={
              <>
                <Button>返回列表</Button>
                <Button tone="primary">处理下一单</Button>
              </>
            }
          />
        ),
      },
      dont: {
        note: 'A page without a next step is left with the back button, into the form again.',
        example: <Result kind="success" headingLevel={3} title="提交成功" />,
      },
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'an icon in the tint of its kind, hidden from assistive technology' },
    { part: 'Code', is: 'with a preset only: 403, 404 or 500' },
    { part: 'Title', is: 'a heading of `headingLevel`; takes focus with `takesFocus`' },
    { part: 'Description, content', is: 'reason, next step, and details at the start of the line' },
    { part: 'Actions', is: 'one or two buttons or links; not printed' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the actions; with `takesFocus` it starts from the heading.' },
  ],
};
