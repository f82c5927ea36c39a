/** Whether the page is in WeChat's browser, which downloads nothing and opens no other window. */
export const isWeChat = () => /MicroMessenger/i.test(navigator.userAgent);
