/** The part of Next.js that the registry needs; the package itself is an optional peer. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(render: () => ReactNode): void;
}
