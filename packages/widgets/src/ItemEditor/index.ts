export { ItemEditor, type ItemEditorProps } from './ItemEditor';
export { itemEditorTexts } from './ItemEditor.texts';
export { itemChanges, type ItemChange } from './model/itemChanges';
export { areValidItems, type ForbiddenItem } from './model/problems';
export type { SurveyGroup, SurveyItem, SurveyItemType } from './model/surveyItems';
export { useForbiddenItems } from './useForbiddenItems';
