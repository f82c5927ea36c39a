import { useMedia } from '@mingjian/ui';

/**
 * Whether the window is narrower than 600 px, where a list has cards and folded filters. False on
 * paper, which is narrow as well.
 */
export const usePhone = (): boolean => useMedia('screen and (width < 600px)');
