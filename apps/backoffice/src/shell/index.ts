/** The shell's public face: what features may use of it. */
export { LookButtons } from './layout/LookButtons';
export { messages } from './messages';
export { list, page, type Feature, type Screens } from './screen';
export { lastUserType, startSession } from './session/session';
export { useSignedIn } from './session/useSignedIn';
export { useTabMemory, useTabTitle } from './tabs/TabsContext';
