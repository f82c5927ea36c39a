import type { Guide } from '../internal/guide';
import { Skeleton, SkeletonBlock } from './Skeleton';

/** The guide of `Skeleton`. */
export const skeletonGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于布局已知的首次加载：卡片、列表、页面头部。',
      'For a first load whose layout is known: a card, a list, the head of a page.',
    ),
    say(
      '图片、数字或按钮使用 `SkeletonBlock`，尺寸与内容一致。',
      '`SkeletonBlock` for an image, a figure or a button, with the size of the content.',
    ),
  ],
  avoid: [
    say('布局未知的等待：请用 `Spinner`。', 'For a wait of unknown layout: use `Spinner`.'),
    say(
      '内容刷新：保留原有内容，并使用 `ProgressLine`。',
      'For content that refreshes: keep it, and use `ProgressLine`.',
    ),
    say(
      '一般的异步内容：`DataState` 已包含骨架屏和播报。',
      'For asynchronous content in general: `DataState` includes it, with the announcement.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '形状与内容一致：内容出现时布局不会移动。',
          'The shape of the content: nothing moves when it appears.',
        ),
        example: (
          <div style={{ display: 'flex', gap: 12, width: 280 }} aria-busy>
            <SkeletonBlock width={48} height={48} />
            <div style={{ flex: 1 }}>
              <Skeleton lines={2} />
            </div>
          </div>
        ),
      },
      dont: {
        note: say(
          '一整块灰色说明不了什么，高度也不会与内容一致。',
          'One grey block suggests nothing and never has the height of the content.',
        ),
        example: (
          <div style={{ width: 280 }} aria-busy>
            <SkeletonBlock height={160} />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('线条', 'Lines'),
      is: say(
        '对辅助技术隐藏；有多条时，最后一条较短',
        'hidden from assistive technology; the last of several is shorter',
      ),
    },
    {
      part: say('占位块', 'Block'),
      is: say(
        '按给定尺寸显示，不超过容器宽度；带脉动效果，减弱动态效果时静止',
        'as large as given, never wider than its container; pulses, except with reduced motion',
      ),
    },
  ],
  keyboard: [],
});
