import type { ContentProblem } from './contentProblem';

/** Sentences about a file that is refused. */
export interface FileRefusalTexts {
  empty: string;
  tooLarge(size: number): string;
  /** The extensions that are accepted, in a sentence. */
  wrongExtension(extensions: string): string;
  /** The way out is the extension of what was found. */
  contentRenamed(found: string, extension: string): string;
  /** The way out is another format. */
  contentSaved(found: string, extension: string): string;
  /** The way out is another file. */
  contentReplaced(found: string): string;
  contentUnknown(extension: string): string;
}

/** The refusals of files, which a widget and its server word alike. */
export const fileRefusalTexts = {
  zh: {
    empty: '文件没有内容',
    tooLarge: (size) => `上传文件大小不能超过 ${size}M!`,
    wrongExtension: (extensions) => `不支持的文件格式，请选择 ${extensions}`,
    contentRenamed: (found, extension) =>
      `文件内容与扩展名不符：内容是 ${found}，请将扩展名改为 .${extension} 后重新选择`,
    contentSaved: (found, extension) =>
      `文件内容与扩展名不符：内容是 ${found}，请打开并另存为 .${extension} 格式后重新选择`,
    contentReplaced: (found) =>
      `文件内容与扩展名不符：内容是 ${found}，请恢复原扩展名或选择其他文件`,
    contentUnknown: (extension) =>
      `文件内容与扩展名不符：不是有效的 .${extension} 文件，可能已损坏，请检查后重新选择`,
  },
  en: {
    empty: 'The file is empty',
    tooLarge: (size) => `Files must not be larger than ${size} MB`,
    wrongExtension: (extensions) => `File format not supported. Choose ${extensions}`,
    contentRenamed: (found, extension) =>
      `The content does not match the file extension: it is ${found}. ` +
      `Change the extension to .${extension} and choose the file again`,
    contentSaved: (found, extension) =>
      `The content does not match the file extension: it is ${found}. ` +
      `Open the file, save it as .${extension} and choose it again`,
    contentReplaced: (found) =>
      `The content does not match the file extension: it is ${found}. ` +
      `Restore the original extension or choose another file`,
    contentUnknown: (extension) =>
      `The content does not match the file extension: it is no valid .${extension} file and may ` +
      `be damaged. Check it and choose it again`,
  },
} as const satisfies Record<'zh' | 'en', FileRefusalTexts>;

/** Returns the sentence about a content that is refused. */
export function contentRefusal(
  { found, extension, remedy }: ContentProblem,
  texts: Pick<FileRefusalTexts, `content${string}` & keyof FileRefusalTexts>,
): string {
  if (found === undefined) return texts.contentUnknown(extension);
  if (remedy === 'rename') return texts.contentRenamed(found, extension);
  return remedy === 'save' ? texts.contentSaved(found, extension) : texts.contentReplaced(found);
}
