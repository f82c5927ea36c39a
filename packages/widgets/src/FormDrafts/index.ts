export { openDrafts, type DraftOptions } from './openDrafts';
export type { DraftStore, FormDraft } from '../Form';
