import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { PageHeader } from './PageHeader';

/** The guide of `PageHeader`. */
export const pageHeaderGuide: Guide = {
  group: 'Layout',
  use: [
    'Once per page: it contains the only `<h1>`.',
    '`sticky` on long pages whose actions are needed at the end.',
  ],
  avoid: [
    'For a section of a page: use `Card` with a title.',
    'For a dialog: it has its own heading.',
  ],
  pairs: [
    {
      do: {
        note: 'One primary action, last in the row.',
        example: (
          <PageHeader
            title="订单详情"
            actions={
              <>
                <Button>转派</Button> <Button tone="primary">提交审核</Button>
              </>
            }
          />
        ),
      },
      dont: {
        note: 'Every possible action, without a primary one.',
        example: (
          <PageHeader
            title="订单详情"
            actions={['转派', '导出', '打印', '催办', '备注', '取消'].map((name) => (
              <Button key={name}>{name}</Button>
            ))}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Trail', is: 'a `Breadcrumb`' },
    { part: 'Title', is: 'the `<h1>`; wraps, never truncated' },
    { part: 'Tags', is: 'states beside the title' },
    { part: 'Subtitle', is: 'a number, an author and a time' },
    { part: 'Actions', is: 'on the whole page; below the title where there is no space' },
  ],
  keyboard: [],
};
