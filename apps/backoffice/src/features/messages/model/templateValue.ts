import {
  escapedHtml,
  templateTextProblem,
  type MessageChannel,
  type MessageScene,
  type RuleProblem,
} from '@mingjian/api';

/** Fields that the editor of a template edits together. */
export const TEMPLATE_PARTS = [
  'scene',
  'channel',
  'signName',
  'subject',
  'subjectEn',
  'content',
  'contentEn',
  'html',
  'htmlEn',
] as const;

/** Values of the editor of a template. */
export type TemplateValue = Readonly<
  Record<Exclude<(typeof TEMPLATE_PARTS)[number], 'scene' | 'channel'>, string | null>
> & { readonly scene: MessageScene | null; readonly channel: MessageChannel | null };

/** Returns the values of the editor, whatever a form holds. */
export const templateValueOf = (value: unknown): TemplateValue => (value ?? {}) as TemplateValue;

/** Languages of a template, by the ends of the names of their fields. */
const LANGUAGES = [
  { language: 'zh', end: '', zh: '', en: '' },
  { language: 'en', end: 'En', zh: '英文：', en: 'English text: ' },
] as const;

/** Returns what the server would refuse of the texts of a template. */
export function templateProblem(value: TemplateValue): RuleProblem | undefined {
  const { scene, channel } = value;
  if (!scene) return { zh: '请选择场景', en: 'Select an occasion' };
  if (!channel) return { zh: '请选择渠道', en: 'Select a channel' };
  if (channel !== 1 && !value.subject) return { zh: '请填写主题', en: 'Enter a subject' };
  if (!value[textField(channel, 'zh')]) return { zh: '请填写正文', en: 'Enter a text' };
  for (const { language, end, zh, en } of LANGUAGES) {
    const text = value[textField(channel, language)] ?? '';
    const found =
      (channel !== 1 &&
        templateTextProblem(value[`subject${end}`] ?? '', scene, { isSubject: true })) ||
      templateTextProblem(text, scene);
    if (found) return { zh: `${zh}${found.zh}`, en: `${en}${found.en}` };
  }
  return undefined;
}

/** Returns the field with the text of a channel in a language. */
export function textField(channel: MessageChannel | null, language: 'zh' | 'en') {
  const isEnglish = language === 'en';
  if (channel === 2) return isEnglish ? 'htmlEn' : 'html';
  return isEnglish ? 'contentEn' : 'content';
}

/** Returns the values of a channel: those of others go, so that they are not stored unseen. */
export function onChannel(value: TemplateValue, channel: MessageChannel): TemplateValue {
  const text = (field: 'content' | 'contentEn', html: 'html' | 'htmlEn') => ({
    [field]: channel === 2 ? null : value[field],
    [html]: channel === 2 ? (value[html] ?? paragraphs(value[field])) : null,
  });
  return {
    ...value,
    channel,
    ...text('content', 'html'),
    ...text('contentEn', 'htmlEn'),
    signName: channel === 1 ? value.signName : null,
    subject: channel === 1 ? null : value.subject,
    subjectEn: channel === 1 ? null : value.subjectEn,
  };
}

const paragraphs = (text: string | null) =>
  text &&
  text
    .split('\n')
    .map((line) => `<p>${escapedHtml(line)}</p>`)
    .join('');
