import {
  escapedHtml,
  MESSAGE_CHANNELS,
  MESSAGE_SCENES,
  type MessageChannel,
  type MessageLanguage,
  type MessageScene,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import { standardTexts, type StandardText } from './standardTexts';
import type { MessageTemplateTable } from './tables';

/** A template that the product comes with. */
export type StandardTemplate = Omit<
  Selectable<MessageTemplateTable>,
  'createdAt' | 'updatedAt' | 'deletedAt' | 'version'
>;

/** The signature of text messages until an administrator adds others. */
const SIGN = '明鉴';
/** Hours in which candidates and clients get no text messages. */
export const NIGHT = { quietStart: '21:00', quietEnd: '08:00' };
/** No quiet hours. */
export const NO_QUIET = { quietStart: null, quietEnd: null };

/** Parts of the code of a template. */
const CHANNEL_CODES: Readonly<Record<MessageChannel, string>> = {
  1: 'sms',
  2: 'email',
  3: 'notice',
};

/** Occasions whose receivers read notices: candidates have no account. */
const NOTICE_SCENES: readonly MessageScene[] = [
  'consentWithdrawn',
  'orderPlaced',
  'orderAccepted',
  'delayApproved',
  'reportIssued',
  'balanceLow',
  'undeliverable',
];

/** Returns the texts of an occasion that the product comes with. */
export const standardTextsOf = (scene: MessageScene, language: MessageLanguage): StandardText =>
  standardTexts[language][scene];

/** Returns the template of an occasion and a channel that the product comes with. */
export function standardTemplate(scene: MessageScene, channel: MessageChannel): StandardTemplate {
  const [chinese, english] = [standardTextsOf(scene, 'zh'), standardTextsOf(scene, 'en')];
  const code = `${scene}.${CHANNEL_CODES[channel]}`;
  const isEmail = channel === 2;
  return {
    id: code,
    code,
    name: chinese.name,
    nameEn: english.name,
    channel,
    scene,
    signName: channel === 1 ? SIGN : null,
    subject: channel === 1 ? null : chinese.subject,
    subjectEn: channel === 1 ? null : english.subject,
    content: isEmail ? chinese.long : chinese.short,
    contentEn: isEmail ? english.long : english.short,
    html: isEmail ? paragraphs(chinese.long) : null,
    htmlEn: isEmail ? paragraphs(english.long) : null,
    vendorTemplateId: null,
    enabled: 1,
    ...(channel === 1 ? NIGHT : NO_QUIET),
  };
}

/** All templates that the product comes with. */
export const standardTemplates: readonly StandardTemplate[] = MESSAGE_SCENES.flatMap((scene) =>
  MESSAGE_CHANNELS.filter((channel) => channel !== 3 || NOTICE_SCENES.includes(scene)).map(
    (channel) => standardTemplate(scene, channel),
  ),
);

/** Returns paragraphs of HTML, one for each line. */
function paragraphs(text: string) {
  return text
    .split('\n')
    .map((line) => `<p>${escapedHtml(line)}</p>`)
    .join('');
}
