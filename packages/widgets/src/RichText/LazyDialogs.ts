import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The dialogs of the tools, loaded when one is opened. */
export const LazyDialogs = lazyPart(async () => (await import('./RichDialogs')).RichDialogs, {
  waiting: () => null,
});
