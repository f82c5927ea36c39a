import { openPages } from './openPages';
import type { OpenPageProps } from './shell';
import { openPathOf } from './shell/session/redirect';

export interface OpenPageOutletProps extends OpenPageProps {
  pathname: string;
}

/** The page of a path that needs no session, except the login page, which is loaded first. */
export function OpenPage({ pathname, http }: OpenPageOutletProps) {
  const Page = openPages[openPathOf(pathname)];
  return Page && <Page http={http} />;
}
