import type {
  MessageChannel,
  MessageLanguage,
  MessageScene,
  OutboxChannel,
  QuietHours,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { standardTemplate, standardTextsOf } from './standardTemplates';
import type { MessageTemplateTable } from './tables';

/** Channels of the outbox, by their codes. */
export const CHANNELS: Readonly<Record<OutboxChannel, MessageChannel>> = {
  sms: 1,
  email: 2,
  notice: 3,
};

/** Channels of the outbox, by code. */
export const CHANNEL_NAMES: Readonly<Record<MessageChannel, OutboxChannel>> = {
  1: 'sms',
  2: 'email',
  3: 'notice',
};

/** Texts of a template in one language. */
export interface SceneTexts {
  /** `null` for the standard text. */
  templateId: string | null;
  subject: string;
  content: string;
  html: string | null;
  signName: string | null;
  quiet: QuietHours;
}

/** Returns the texts for an occasion: the enabled template, or the standard one. */
export async function templateFor(
  scene: MessageScene,
  channel: MessageChannel,
  language: MessageLanguage,
  db: Db,
): Promise<SceneTexts> {
  const template = await db
    .selectFrom('messageTemplates')
    .selectAll()
    .where('scene', '=', scene)
    .where('channel', '=', channel)
    .where('enabled', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return template
    ? textsOf({ ...template, templateId: template.id }, language)
    : textsOf({ ...standardTemplate(scene, channel), templateId: null }, language);
}

type TemplateTexts = Pick<
  MessageTemplateTable,
  | 'scene'
  | 'channel'
  | 'name'
  | 'subject'
  | 'subjectEn'
  | 'content'
  | 'contentEn'
  | 'html'
  | 'htmlEn'
  | 'signName'
  | 'quietStart'
  | 'quietEnd'
>;

/** Returns the texts of a template in a language; the Chinese ones where it lacks others. */
export function textsOf(
  template: TemplateTexts & { templateId: string | null },
  language: MessageLanguage,
): SceneTexts {
  const { templateId, scene, signName, quietStart, quietEnd } = template;
  const isEnglish = language === 'en' && !!template.contentEn;
  const subject = isEnglish ? (template.subjectEn ?? template.subject) : template.subject;
  return {
    templateId,
    subject: subject || standardTextsOf(scene, isEnglish ? 'en' : 'zh').subject,
    content: isEnglish ? template.contentEn! : template.content,
    html: isEnglish ? template.htmlEn : template.html,
    signName,
    quiet: { quietStart, quietEnd },
  };
}
