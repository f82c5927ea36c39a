import { useState, type ReactNode } from 'react';
import { useServerInsertedHTML } from 'next/navigation';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Collects styles on the server and writes them into the HTML of a Next.js app. Mount it once in
 * the root layout, around the page.
 */
export function StyleRegistry({ nonce, children }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet(nonce === undefined ? {} : { nonce }));

  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });

  if (typeof window !== 'undefined') return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
