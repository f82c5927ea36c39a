export { openDrafts, type DraftOptions } from './openDrafts';
export type { DraftStore, FormDraft, RecordDraft } from '../Form';
