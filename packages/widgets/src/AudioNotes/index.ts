export { AudioNotes, type AudioNotesProps } from './AudioNotes';
export { audioNotesTexts } from './AudioNotes.texts';
export { MARK_LENGTH, type AudioMark } from './model/marks';
export type { ResolveAudio } from './useAudioNotes';
