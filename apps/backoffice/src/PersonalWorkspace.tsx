import type { Http } from '@mingjian/api';
import { screens } from './features';
import { Workspace } from './shell/Workspace';

/** The workspace with the pages of every feature, none of which the login page loads. */
export function PersonalWorkspace({ http }: { http: Http }) {
  return <Workspace http={http} screens={screens} />;
}
