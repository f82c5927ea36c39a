/** Messages of the transport. The Chinese session texts are the specification's, to the letter. */
const TEXTS = {
  sessionEnded: ['登录过期, 请重新登录', 'Your session has expired. Please sign in again.'],
  loginSessionEnded: [
    '登录会话过期，请重新登录',
    'Your sign-in session has expired. Please sign in again.',
  ],
  tokenInvalid: ['会话过期，请重新登录', 'Your session has expired. Please sign in again.'],
  network: [
    '网络连接失败，请检查网络后重试',
    'The connection failed. Check your network and try again.',
  ],
  timeout: ['服务器响应超时，请稍后重试', 'The server took too long to answer. Try again later.'],
  aborted: ['操作已取消', 'Cancelled.'],
  input: ['提交的内容有误，请检查后重试', 'Some of the input is wrong. Check it and try again.'],
  missing: ['没有找到所请求的内容', 'What you asked for was not found.'],
  unreadable: [
    '服务器返回了无法识别的内容，请稍后重试',
    'The server’s answer could not be read. Try again later.',
  ],
  gateway: [
    '服务暂时不可用，请稍后重试',
    'The service is not available right now. Try again later.',
  ],
  failed: ['操作失败，请稍后重试', 'That did not work. Try again later.'],
} as const;

/** A text of the transport, in the reader's language. */
export type HttpText = keyof typeof TEXTS;

/** Returns a text of the transport in `language`: English for `en…`, else Chinese. */
export function textOf(key: HttpText, language: string): string {
  return TEXTS[key][language.toLowerCase().startsWith('en') ? 1 : 0];
}
