import { MESSAGE_CHANNELS, MESSAGE_SCENES } from '../../entities/messages/messageScene';
import { area, code, dictionaryCode, flag, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Most characters of a text of a template. */
export const TEMPLATE_LENGTH = 20_000;

/** A time of day: `HH:mm`. */
const clock = () => text({ max: 5, optional: true, write: true });

/** Templates of messages: one in use for each occasion and channel, but any number of free ones. */
export const messageTemplate = resource(
  'fMessageTemplate',
  {
    code: text({ max: 64, search: true, sort: true, write: 'create' }),
    name: text({ max: 64, search: true, sort: true, write: true }),
    nameEn: text({ max: 64, optional: true, search: true, write: true }),
    scene: code(MESSAGE_SCENES, {
      dictionary: 'message_scene',
      search: true,
      sort: true,
      write: true,
    }),
    channel: code(MESSAGE_CHANNELS, {
      dictionary: 'message_channel',
      search: true,
      sort: true,
      write: true,
    }),
    /** The signature of a text message. */
    signName: dictionaryCode('message_sign', { optional: true, search: true, write: true }),
    subject: text({ max: 200, optional: true, search: true, write: true }),
    subjectEn: text({ max: 200, optional: true, write: true }),
    /** The plain text. That of an e-mail with HTML follows from it. */
    content: area({ max: TEMPLATE_LENGTH, write: true, default: '' }),
    contentEn: area({ max: TEMPLATE_LENGTH, optional: true, write: true }),
    /** The text of an e-mail. */
    html: area({ max: TEMPLATE_LENGTH, html: true, optional: true, write: true }),
    htmlEn: area({ max: TEMPLATE_LENGTH, html: true, optional: true, write: true }),
    /** Number of the template with the gateway that sends text messages. */
    vendorTemplateId: text({ max: 64, optional: true, write: true }),
    enabled: flag({ search: true, sort: true, write: true, default: 1 }),
    /** Between the two nothing is sent, Beijing time. */
    quietStart: clock(),
    quietEnd: clock(),
  },
  { lookup: { searched: ['name', 'code'], label: 'name', labelEn: 'nameEn', description: 'code' } },
);

/** A template of messages. */
export type MessageTemplate = RowOf<typeof messageTemplate>;
/** Writable fields of a template. */
export type MessageTemplateDraft = DraftIn<typeof messageTemplate>;
