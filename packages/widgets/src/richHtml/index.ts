export { isImageAddress, isLinkAddress } from './addresses';
export { createSanitiser, LINK_REL, type Purifier, type SanitiserOptions } from './createSanitiser';
export { isMergeFieldName } from './htmlRules';
export { FONT_SIZES, POINTS_OF_PIXEL } from './styleRules';
