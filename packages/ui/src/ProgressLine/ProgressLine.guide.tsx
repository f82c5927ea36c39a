import type { Guide } from '../internal/guide';
import { Skeleton } from '../Skeleton/Skeleton';
import { ProgressLine } from './ProgressLine';

/** The guide of `ProgressLine`. */
export const progressLineGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于列表上方：获取新的筛选、分页或排序结果时，列表仍可阅读。',
      'Above a list that stays readable while a new filter, page or sort order is fetched.',
    ),
    say(
      '始终挂载，只改变 `loading`：预留了空间，布局不会移动。',
      'Always mounted, with only `loading` changing: it reserves its space, so nothing moves.',
    ),
  ],
  avoid: [
    say('首次加载：请用 `Skeleton`。', 'For a first load: use `Skeleton`.'),
    say('终点已知的任务：请用 `Progress`。', 'For a task with a known end: use `Progress`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '新数据到达之前，保留原有的行。',
          'The previous rows stay until the new ones arrive.',
        ),
        example: (
          <div style={{ width: 240 }}>
            <ProgressLine loading /> {say('欧阳静怡，调查中', 'Ouyang Jingyi, check in progress')}
          </div>
        ),
      },
      dont: {
        note: say(
          '用骨架屏替换各行，每次刷新都会闪烁。',
          'Skeletons in place of rows make every refresh flicker.',
        ),
        example: (
          <div style={{ width: 240 }}>
            <Skeleton lines={2} />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('占位空间', 'Room'),
      is: say(
        '高度等于粗线的 `<div>`；仅在加载时为 `role="progressbar"`',
        'a `<div>` as high as a thick line; a `role="progressbar"` only while loading',
      ),
    },
    {
      part: say('横条', 'Bar'),
      is: say(
        '沿占位空间移动；减弱动态效果时填满并静止',
        'moves along it; fills it and rests with reduced motion',
      ),
    },
  ],
  keyboard: [],
});
