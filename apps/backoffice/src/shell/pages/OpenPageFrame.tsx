import type { ReactNode } from 'react';
import { ApiProvider } from '@mingjian/api/react';
import type { OpenPageProps } from '../screen';

/** Gives an open page its client. */
export function OpenPageFrame({ http, children }: OpenPageProps & { children?: ReactNode }) {
  return <ApiProvider http={http}>{children}</ApiProvider>;
}
