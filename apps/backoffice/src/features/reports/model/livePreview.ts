import type { ReportModel } from '@mingjian/api';
import type { PartWords } from '../usePart';
import { coverOf } from './cover';

/** Words of the parts as they are typed; `undefined` where one is being loaded. */
export type LiveWords = Record<'cover' | 'summary' | 'remark' | 'ending', PartWords | undefined>;

/** Returns what a report says with the words that are being typed. */
export function livePreview(model: ReportModel, words: LiveWords): ReportModel {
  const { cover, summary, remark, ending } = words;
  const textOf = (part: PartWords | undefined) => part && { zh: part.content, en: part.contentEn };
  return {
    ...model,
    cover: cover ? { zh: coverOf(cover.content), en: coverOf(cover.contentEn) } : model.cover,
    summary: textOf(summary) ?? model.summary,
    remark: textOf(remark) ?? model.remark,
    ending: textOf(ending) ?? model.ending,
  };
}
