import type { ReactNode } from 'react';
import type { Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';

/** Gives an open page its client. */
export function OpenPageFrame({ http, children }: { http: Http; children?: ReactNode }) {
  return <ApiProvider http={http}>{children}</ApiProvider>;
}
