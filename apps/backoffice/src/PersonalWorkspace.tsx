import type { Http } from '@mingjian/api';
import { headerActions, loadPaletteSources, screens } from './features';
import { Workspace } from './shell/Workspace';

const PARTS = { screens, headerActions, loadPaletteSources };

/** The workspace with the pages of every feature, none of which the login page loads. */
export function PersonalWorkspace({ http }: { http: Http }) {
  return <Workspace http={http} parts={PARTS} />;
}
