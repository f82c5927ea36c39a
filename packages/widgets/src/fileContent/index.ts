export { contentProblem, type ContentProblem } from './contentProblem';
export { FileRefusal, isFileRefusal } from './fileRefusal';
export { formatOf, HEAD_LENGTH, type FileFormat } from './fileFormat';
export { contentRefusal, fileRefusalTexts, type FileRefusalTexts } from './refusalTexts';
