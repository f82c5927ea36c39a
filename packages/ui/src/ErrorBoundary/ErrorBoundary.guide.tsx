import { ErrorState } from '../ErrorState/ErrorState';
import type { Guide } from '../internal/guide';
import { ErrorBoundary } from './ErrorBoundary';

/** The guide of `ErrorBoundary`. */
export const errorBoundaryGuide: Guide = (say) => ({
  group: 'Utilities',
  use: [
    say(
      '用于页面中可能单独出错的每个部分：卡片、标签页、小组件；框架中的整个页面也包一层。',
      'Around each part of a page that can fail separately: a card, a tab, a widget, and around the page in the shell.',
    ),
    say(
      '将 `resetKey` 设为地址或内容的 ID：切换到下一个订单时自动重试。',
      'With `resetKey` set to the address or the id of the content: the next order retries automatically.',
    ),
    say(
      '用 `onError` 上报错误，每个错误一次。',
      'With `onError` to report what happened, once for each error.',
    ),
  ],
  avoid: [
    say(
      '请求失败：使用 `DataState` 或 `ErrorState`；错误边界只捕获渲染时抛出的错误。',
      'For a failed request: use `DataState` or `ErrorState`; a boundary catches only errors thrown while rendering.',
    ),
    say(
      '事件处理函数和 Promise 中的错误：就地捕获并显示全局提示。',
      'For errors in event handlers and promises: catch them there and show a message.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '后备内容与原内容大小相当，写明是什么，并提供重试。',
          'The fallback is as large as the content, names it, and offers a retry.',
        ),
        example: (
          <ErrorBoundary
            fallback={(_error, retry) => (
              <ErrorState
                title={say('调查记录显示出错', 'The investigation records could not be displayed')}
                onRetry={retry}
              />
            )}
          >
            <Broken />
          </ErrorBoundary>
        ),
      },
      dont: {
        note: say(
          '开发者看的报错信息对用户毫无帮助，还可能泄露过多信息。',
          'Developers’ messages help nobody, and may reveal too much.',
        ),
        example: (
          <ErrorBoundary fallback={(error) => <p lang="en">{String(error)}</p>}>
            <Broken />
          </ErrorBoundary>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('子元素', 'Children'),
      is: say('原样渲染，自身不产生元素', 'rendered as they are: no element of its own'),
    },
    {
      part: say('后备内容', 'Fallback'),
      is: say(
        '`fallback` 的返回值，代替子元素，直到调用 `retry` 或 `resetKey` 改变',
        'the result of `fallback`, in their place until `retry` or a new `resetKey`',
      ),
    },
  ],
  keyboard: [],
});

function Broken(): never {
  throw new Error("Cannot read properties of undefined (reading 'candidate')");
}
