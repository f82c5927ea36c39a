import type { ReactNode } from 'react';
import { useLocale, type Language } from '../../packages/ui/src';

/** The part of a page that readers of one language see. */
export function InLanguage({ is, children }: { is: Language; children: ReactNode }) {
  return useLocale().language === is ? children : null;
}
