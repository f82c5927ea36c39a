/** The public part of the shell: everything that features may use of it. */
export { useDrafts } from './drafts/drafts';
export { PanelBoundary } from './PanelBoundary';
export { PreferenceButtons } from './layout/PreferenceButtons';
export { menuIcon, menuIconNames } from './layout/menuIcon';
export type { MenuEntry } from './menu/menuRoutes';
export { useMayOpen } from './menu/useMayOpen';
export { useMenuPreview } from './menu/useMenuPreview';
export { messages } from './messages';
export { NoticeBody } from './notices/NoticeBody';
export { noticeTexts } from './notices/notices.texts';
export { useReadNotices } from './notices/useReadNotices';
export type { LoadPaletteSources, UsePaletteSources } from './palette/paletteContribution';
export { shellPanel } from './panels';
export {
  list,
  openPage,
  page,
  type Feature,
  type HeaderActionProps,
  type HeaderActions,
  type OpenPageProps,
  type OpenPages,
  type Screen,
  type Screens,
} from './screen';
export { loadSignedIn } from './session/loadSignedIn';
export {
  chosenUserType,
  loadSessionCalls,
  rememberUserType,
  startSession,
} from './session/session';
export { useRoleName } from './session/useRoleName';
export { useHasSession, useSignedIn } from './session/useSession';
export { useIsTabUnsaved, useTabMemory, useTabTitle, useUnsavedReport } from './tabs/TabsContext';
export { useTabForm } from './tabs/useTabForm';
export { useChangedElsewhere } from './windows/WindowsContext';
