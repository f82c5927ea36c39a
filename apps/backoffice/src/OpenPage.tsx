import { openPages } from './features';
import { MissingOpenPage } from './shell/pages/MissingOpenPage';
import type { OpenPageProps } from './shell';

export interface OpenPageOutletProps extends OpenPageProps {
  pathname: string;
}

/** The page of a path that needs no session, except the login page, which is loaded first. */
export function OpenPage({ pathname, http }: OpenPageOutletProps) {
  const Page = openPages[pathname] ?? MissingOpenPage;
  return <Page http={http} />;
}
