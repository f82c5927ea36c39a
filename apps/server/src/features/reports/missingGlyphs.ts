import type { MissingGlyph, ReportModel, ReportText } from '@mingjian/api';
import { missingIn } from '../../pdf/fontCoverage';
import { reportDataTexts } from '../../pdf/reportDataTexts';
import type { Language } from '../../texts';

/** Returns the characters of a report that its documents show by their codes, with their fields. */
export function missingGlyphs(model: ReportModel, language: Language): MissingGlyph[] {
  const say = (choose: Parameters<typeof reportDataTexts>[0]) => reportDataTexts(choose)(language);
  const { cover, candidate } = model;
  const texts = (text: ReportText) => `${text.zh}${text.en}`.replaceAll(/<[^>]*>/g, '');
  const fields: [field: string, text: string][] = [
    [
      model.cover[language].title || cover.zh.title,
      Object.values(cover.zh).join('') + Object.values(cover.en).join(''),
    ],
    [say((t) => t.company), model.company],
    [say((t) => t.candidate), candidate.name],
    [say((t) => t.position), candidate.position],
    [say((t) => t.summary), texts(model.summary)],
    ...model.items.flatMap((item): [string, string][] => {
      const name = item.name[language] || item.name.zh;
      return [
        [name, `${texts(item.name)}${item.reason}${item.conclusion}`],
        ...item.rows.map(({ label, claim, finding, verdict }): [string, string] => [
          say((t) => t.fieldOf(name, label[language] || label.zh)),
          [label, claim, finding, verdict].map(texts).join(''),
        ]),
      ];
    }),
    [say((t) => t.remark), texts(model.remark)],
    [say((t) => t.ending), texts(model.ending)],
    [say((t) => t.attachments), model.attachments.map(({ name }) => name).join('')],
  ];
  return fields.flatMap(([field, text]) =>
    missingIn(text).map((character) => ({ character, field })),
  );
}
