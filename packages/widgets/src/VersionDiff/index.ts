export { VersionDiff, type VersionDiffProps } from './VersionDiff';
export { versionDiffTexts } from './VersionDiff.texts';
export { textDiff, type DiffPiece } from './model/textDiff';
