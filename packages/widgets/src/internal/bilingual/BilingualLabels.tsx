import { createContext, use, type ReactNode } from 'react';

const BilingualContext = createContext(false);

export interface BilingualLabelsProps {
  /** Whether labels are in the current language alone. @default false */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Shows domain words below it, the values of dictionaries and danger levels, in Chinese and English
 * at once: the current language first. Renders no element.
 */
export function BilingualLabels({ disabled = false, children }: BilingualLabelsProps) {
  return <BilingualContext value={!disabled}>{children}</BilingualContext>;
}

/** Returns whether domain words are shown in both languages. */
export const useIsBilingual = (): boolean => use(BilingualContext);
